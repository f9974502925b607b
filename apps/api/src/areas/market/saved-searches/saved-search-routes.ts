import { doneSchema } from '@dopahiya/domain/account';
import { savedSearchInputSchema } from '@dopahiya/domain/inputs';
import { type SavedSearch, savedSearchLimit, savedSearchSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { readRowId } from '../../../core/row-id.ts';
import type { SavedSearchRow } from './saved-search-repository.ts';
import type { SavedSearchService } from './saved-search-service.ts';

/** Dependencies of the saved search routes. */
export interface SavedSearchRouteDeps {
  savedSearches: SavedSearchService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

const mine = { group: 'Used bikes', signedIn: true } as const;

/** Routes under `used-bikes/saved_searches/`. */
export function savedSearchRoutes({ savedSearches, authenticate, limits }: SavedSearchRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .use(noStore)
    .get(
      '/',
      describeCall({
        ...mine,
        summary: 'The searches that the user saved, the latest first',
        answer: z.array(savedSearchSchema as never),
      }),
      signedIn,
      async (c) => c.json((await savedSearches.list(c.var.author.id)).map(presentSavedSearch)),
    )
    .post(
      '/',
      describeCall({
        ...mine,
        summary: 'Saves a search for used bikes',
        description: `A search that is saved already is answered with status 200. An account keeps ${savedSearchLimit}.`,
        answer: savedSearchSchema,
        status: 201,
        conflict: 'The account has no room',
      }),
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', savedSearchInputSchema),
      async (c) => {
        const { row, isNew } = await savedSearches.add(c.var.author.id, c.req.valid('json').query);
        return c.json(presentSavedSearch(row), isNew ? 201 : 200);
      },
    )
    .delete(
      '/:id',
      describeCall({
        ...mine,
        summary: 'Deletes a saved search',
        answer: doneSchema,
        missing: 'There is no such search, or it is somebody else’s',
      }),
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await savedSearches.remove(c.var.author.id, readRowId(c.req.param('id')));
        return c.json({ done: true });
      },
    );
}

const presentSavedSearch = ({ created_at, ...row }: SavedSearchRow): SavedSearch => ({
  ...row,
  created_at: created_at.toISOString(),
});
