import { pageQuerySchema } from '@dopahiya/domain/inputs';
import { ownUsedBikeSchema, usedBikeSchema } from '@dopahiya/domain/market';
import { pageOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import * as z from 'zod';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { type PhotoAddresses, presentUsedBike } from '../listings/listing-presenter.ts';
import type { ListingService } from '../listings/listing-service.ts';
import { presentOwnUsedBike } from './own-listing-presenter.ts';
import type { OwnListingRow } from './own-listing-repository.ts';
import type { OwnListingService } from './own-listing-service.ts';
import { readRowId } from '../../../core/row-id.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of the routes for a seller's own listings. */
export interface OwnListingRouteDeps {
  own: OwnListingService;
  photoAddresses: PhotoAddresses;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'listings'>;
}

const mine = { group: 'Used bikes', signedIn: true } as const;
const missing = 'There is no such listing, or it is somebody else’s';
/** Dependencies of the routes that read own listings and favourites. */
export interface OwnReadingDeps extends Omit<OwnListingRouteDeps, 'limits'> {
  listings: Pick<ListingService, 'favourites'>;
}

/** Routes for users to read their own listings and favourites. */
export function ownListingRoutes({ own, listings, photoAddresses, authenticate }: OwnReadingDeps) {
  const signedIn = requireAuthor(authenticate);
  const presentOwn = (row: OwnListingRow) => presentOwnUsedBike(row, photoAddresses);
  return new Hono<ApiEnv>()
    .get(
      '/my_bikes',
      describeCall({
        ...mine,
        summary: 'The listings of the user, the newest first, whatever became of them',
        answer: pageOf(ownUsedBikeSchema),
        missing: 'There is no such page',
      }),
      noStore,
      signedIn,
      validateInput('query', pageQuerySchema),
      async (c) => c.json(presentPage(c.req.url, await own.list(c.var.author, c.req.valid('query')), presentOwn)),
    )
    .get(
      '/my_bikes/:id',
      describeCall({ ...mine, summary: 'A listing of the user', answer: ownUsedBikeSchema, missing }),
      noStore,
      signedIn,
      async (c) => c.json(presentOwn(await own.get(c.var.author, listingId(c.req.param('id'))))),
    )
    .get(
      '/my_favourites',
      describeCall({
        ...mine,
        summary:
          'The used bikes that the user marked, the latest first; favourites are changed among those of the account',
        answer: z.array(usedBikeSchema as never),
      }),
      noStore,
      signedIn,
      async (c) => c.json((await listings.favourites(c.var.author)).map((row) => presentUsedBike(row, photoAddresses))),
    );
}

/** Parses the listing id in a URL. @throws AppError 404 if it is not a valid row id. */
export function listingId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound(marketErrors.listingMissing);
}
