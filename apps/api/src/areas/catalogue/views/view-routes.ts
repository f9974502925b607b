import { countedViewSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, limitViews } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { ViewService } from './view-service.ts';

/** Route `bikes/{slug}/views/`: records a page view. It takes no body and stores nothing about the visitor. */
export function viewRoutes(views: ViewService, limits: Pick<RateLimits, 'reads' | 'views'>) {
  return new Hono<ApiEnv>().post(
    '/:slug/views',
    describeCall({
      group: 'Service',
      summary: 'Counts that the page of a bike was opened; it takes no body',
      answer: countedViewSchema,
      missing: 'There is no such bike',
    }),
    limitRate(limits.reads),
    async (c) => {
      await views.count(c.req.param('slug'), (bike) => limitViews(c, limits.views, `bike ${bike}`));
      c.header('cache-control', 'no-store');
      return c.json({ counted: true });
    },
  );
}
