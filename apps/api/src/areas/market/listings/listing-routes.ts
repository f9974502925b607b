import { listingQuerySchema } from '@dopahiya/domain/inputs';
import { usedBikeDetailSchema, usedBikePageSchema } from '@dopahiya/domain/market';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { listingPolicy } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentListingFacets } from './listing-facet-presenter.ts';
import { type PhotoAddresses, presentUsedBike, presentUsedBikeDetail } from './listing-presenter.ts';
import type { ListingPage, ListingService } from './listing-service.ts';

/** Public routes for reading listings. */
export function listingRoutes(listings: ListingService, photoAddresses: PhotoAddresses) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Used bikes',
        summary: 'Used bikes on sale that fulfil every condition',
        description:
          'Several brands, models, owners or conditions have commas between them. A sample is made up, and never verified. `search` is read like a search for new bikes, with typing errors, and for conditions in plain words; `read` says how, and which words were ignored. `verified_count` counts all verified listings on sale, without samples. Answers may be cached for half a minute.',
        answer: usedBikePageSchema,
        missing: 'There is no such page',
      }),
      validateInput('query', listingQuerySchema),
      async (c) => {
        const page = await listings.list(c.req.valid('query'));
        c.header('cache-control', listingPolicy);
        return c.json(presentListingPage(c, page, photoAddresses));
      },
    )
    .get(
      '/:key',
      describeCall({
        group: 'Used bikes',
        summary: 'A used bike by its slug or id, as others see it: on sale or sold',
        description: 'A listing without photos has a drawing, with `is_drawing`.',
        answer: usedBikeDetailSchema,
        missing: 'There is no such listing',
        gone: 'Others do not see it any more: taken off, expired, or looked into',
      }),
      async (c) => {
        const { row, prices, seller } = await listings.detail(c.req.param('key'));
        c.header('cache-control', listingPolicy);
        return c.json({ ...presentUsedBikeDetail(row, prices, { photoAddresses, language: languageOf(c) }), seller });
      },
    );
}

function presentListingPage(
  c: Context<ApiEnv>,
  { verified, facets, years, isNear, read, ...page }: ListingPage,
  photoAddresses: PhotoAddresses,
) {
  return {
    ...presentPage(c.req.url, page, (row) => presentUsedBike(row, photoAddresses)),
    verified_count: verified,
    read,
    ...(facets && { facets: presentListingFacets(facets, { years, isNear, language: languageOf(c) }) }),
  };
}
