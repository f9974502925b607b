import { favouriteChangesSchema } from '@dopahiya/domain/inputs';
import { favouritesSchema } from '@dopahiya/domain/account';
import { bikeCardSchema } from '@dopahiya/domain/bikes';
import { Hono } from 'hono';
import * as z from 'zod';
import { presentBikeCard } from '../../catalogue/index.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { FavouriteService } from './favourite-service.ts';

/** Dependencies of the favourite routes. */
export interface FavouriteRouteDeps {
  favourites: FavouriteService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes under `users/me/favourites/`. */
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
      async (c) => c.json((await favourites.list(c.var.author.id)).map((row) => presentBikeCard(row, languageOf(c)))),
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
