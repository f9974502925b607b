import { pageSearchQuerySchema, readingQuerySchema } from '@dopahiya/domain/inputs';
import { type FoundPage, foundPageSchema } from '@dopahiya/domain/content';
import { pageOf, type SearchReading, searchReadingSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { presentPage } from '../../core/http/present-page.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import type { FoundPageRow } from './found-page-repository.ts';
import type { PageFinder } from './page-finder.ts';
import type { SearchService } from './search-service.ts';

/** Private: what one visitor typed must not be cached for another. */
const policy = 'private, max-age=60';

/** Routes `search/pages/`, only one page, since lower ones are not what was meant, and `search/reading/`. */
export function pageRoutes(finder: PageFinder, searches: Pick<SearchService, 'read'>) {
  const routes = new Hono<ApiEnv>();
  routes.get(
    '/reading',
    describeCall({
      group: 'Search',
      summary: 'What a search in plain words says',
      description: 'Conditions as in the address of a list, each with its position; and the words left for names.',
      answer: searchReadingSchema,
    }),
    validateInput('query', readingQuerySchema),
    async (c) => {
      c.header('cache-control', policy);
      return c.json((await searches.read(c.req.valid('query').search)) satisfies SearchReading);
    },
  );
  return routes.get(
    '/pages',
    describeCall({
      group: 'Search',
      summary: 'Guides, other articles, tools, answered questions and pages that a search means, the likeliest first',
      description: 'Bikes are found by `bikes/` and `bikes/autocomplete/`. Nothing is found without `search`.',
      answer: pageOf(foundPageSchema),
    }),
    validateInput('query', pageSearchQuerySchema),
    async (c) => {
      const { search, limit } = c.req.valid('query');
      const rows = await finder.find(search, limit, languageOf(c));
      c.header('cache-control', policy);
      return c.json(presentPage(c.req.url, { page: 1, limit, count: rows.length, rows }, presentFound));
    },
  );
}

const presentFound = ({ id, kind, title, path, excerpt, is_sample }: FoundPageRow): FoundPage => ({
  id,
  kind,
  title,
  path,
  excerpt,
  is_sample,
});
