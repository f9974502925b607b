import { autocompleteQuerySchema } from '@dopahiya/domain/inputs';
import { type Autocomplete, autocompleteSchema, type BikeSuggestion, type SearchLead } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import type { RateLimits } from '../../core/limits/rate-limits.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { drawingAddress, primaryDrawing } from '../media/index.ts';
import type { Lead } from './search-leads.ts';
import type { SuggestionRow } from './search-repository.ts';
import type { SearchService } from './search-service.ts';

/** Private: what one visitor typed must not be cached for another, and the popular terms change. */
const policy = 'private, max-age=60';

/** Route `bikes/autocomplete/`. */
export function searchRoutes(search: SearchService, { views }: Pick<RateLimits, 'views'>) {
  return new Hono<ApiEnv>().get(
    '/autocomplete',
    describeCall({
      group: 'Search',
      summary: 'At most eight bikes that fit what somebody types, pages that the words ask for, and popular terms',
      description: 'Without `q` terms only. Recent searches stay in the browser: the list is always empty.',
      answer: autocompleteSchema,
    }),
    validateInput('query', autocompleteQuerySchema),
    async (c) => {
      const { q } = c.req.valid('query');
      const client = views.clientOf(c);
      // Repeated searches are answered but do not push a term up the popular ones.
      const counts = (name: string) => client === undefined || views.take(`${client} search ${name}`) === 0;
      const { bikes, leads, popularTerms, read } = await search.suggest(q, counts);
      const results = bikes.map(presentSuggestion);
      c.header('cache-control', policy);
      return c.json({
        results,
        recent_searches: [],
        popular_searches: popularTerms,
        leads: leads.map(presentLead),
        ...(read && { read }),
      } satisfies Autocomplete);
    },
  );
}

const presentLead = ({ bikes, ...lead }: Lead): SearchLead => ({ ...lead, bikes: bikes.map(presentSuggestion) });

/** Converts a bike of the search box to the contract's form; its year is that of its launch. */
function presentSuggestion(row: SuggestionRow): BikeSuggestion {
  const { id, name, brand, brand_slug, slug, status, launch_date, price, engine_capacity, max_power } = row;
  const year = launch_date === null ? null : Number(launch_date.slice(0, 4));
  const image = drawingAddress(slug, primaryDrawing(row));
  return { id, name, brand, brand_slug, slug, status, year, price, engine_capacity, max_power, image };
}
