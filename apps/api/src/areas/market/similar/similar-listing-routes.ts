import { usedBikeSchema } from '@dopahiya/domain/market';
import { listOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { type PhotoAddresses, presentUsedBike } from '../listings/listing-presenter.ts';
import { listingPolicy } from '../../../core/http/response-headers.ts';
import type { SimilarListingService } from './similar-listing-service.ts';

/** The route `used-bikes/{key}/similar/`. */
export function similarListingRoutes(similar: SimilarListingService, photoAddresses: PhotoAddresses) {
  return new Hono<ApiEnv>().get(
    '/:key/similar',
    describeCall({
      group: 'Used bikes',
      summary: 'Up to three used bikes on sale like this one, which itself may be on sale no more',
      description: 'Those of its model, then those of about its price, within 250 km, each the nearest first.',
      answer: listOf(usedBikeSchema),
      missing: 'There is no such listing',
    }),
    async (c) => {
      const rows = await similar.list(c.req.param('key'));
      c.header('cache-control', listingPolicy);
      return c.json(rows.map((row) => presentUsedBike(row, photoAddresses)));
    },
  );
}
