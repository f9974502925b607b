import { favouritesSchema } from '@dopahiya/domain/account';
import { bikeCardSchema } from '@dopahiya/domain/bikes';
import { Hono } from 'hono';
import * as z from 'zod';
import { presentBikeCard } from '../../catalogue/bikes/bike-card-presenter.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../http/authenticate.ts';
import { noStore } from '../../http/no-store.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { limitBody, readJson } from '../../http/request-body.ts';
import { validateInput } from '../../http/validate-input.ts';
import { favouriteChangesSchema } from './favourite-input.ts';
import type { FavouriteService } from './favourite-service.ts';

/** What the calls about favourites work with. */
export interface FavouriteRouteDeps {
  favourites: FavouriteService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Calls under `users/me/favourites/`. */
export function favouriteRoutes({ favourites, authenticate, limits }: FavouriteRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .use(noStore)
    .get(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'The models that the user marked, the latest first; used bikes have a call of their own',
        answer: z.array(bikeCardSchema as never),
        signedIn: true,
      }),
      signedIn,
      async (c) => c.json((await favourites.list(c.var.author.id)).map(presentBikeCard)),
    )
    .post(
      '/',
      describeCall({
        group: 'Accounts',
        summary:
          'Adds favourites and takes others out, by the slugs of models, and `used-` and the ids of used bikes; said twice, it changes nothing more',
        description: 'An account keeps 200. What finds no room is answered in `left_out`.',
        answer: favouritesSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', favouriteChangesSchema),
      async (c) => c.json(await favourites.change(c.var.author.id, c.req.valid('json'))),
    );
}
