import { pageSearchQuerySchema } from '@dopahiya/domain/inputs';
import { type FoundPage, foundPageSchema } from '@dopahiya/domain/content';
import { pageOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../core/http/present-page.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import type { FoundPageRow } from './found-page-repository.ts';
import type { PageFinder } from './page-finder.ts';

/** Private: what one visitor typed must not be cached for another. */
const policy = 'private, max-age=60';

/** Route `search/pages/`: only one page, since lower ones are not what was meant. */
export function pageRoutes(finder: PageFinder) {
  return new Hono<ApiEnv>().get(
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
      const rows = await finder.find(search, limit);
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
