import { sitemapSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { listingPolicy } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import type { SitemapService } from './sitemap-service.ts';

/** Route `sitemap/`. */
export function sitemapRoutes(sitemap: SitemapService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Service',
      summary:
        'Every brand, bike and used bike with the day of its last change, every article, and the lists that hold a bike',
      answer: sitemapSchema,
    }),
    async (c) => {
      const known = await sitemap.all();
      c.header('cache-control', listingPolicy);
      return c.json(known);
    },
  );
}
