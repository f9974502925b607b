import { sitemapSchema } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import type { SitemapService } from './sitemap-service.ts';

/** The call `sitemap/`. */
export function sitemapRoutes(sitemap: SitemapService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Service',
      summary: 'Every brand and bike with the day of its last change, every article, and the lists that hold a bike',
      answer: sitemapSchema,
    }),
    async (c) => c.json(await sitemap.all()),
  );
}
