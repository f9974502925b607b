import { countedViewSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, limitViews } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { ListingViewService } from './listing-view-service.ts';

/** The route `used-bikes/{key}/views/`: counts a view of a listing's page. It has no body and stores nothing about the visitor. */
export function listingViewRoutes(views: ListingViewService, limits: Pick<RateLimits, 'reads' | 'views'>) {
  return new Hono<ApiEnv>().post(
    '/:key/views',
    describeCall({
      group: 'Service',
      summary: 'Counts that the page of a used bike was opened; it takes no body',
      answer: countedViewSchema,
      missing: 'There is no such listing, or others do not see it',
    }),
    noStore,
    limitRate(limits.reads),
    async (c) => {
      await views.count(c.req.param('key'), (listing) => limitViews(c, limits.views, `listing ${listing}`));
      return c.json({ counted: true });
    },
  );
}
