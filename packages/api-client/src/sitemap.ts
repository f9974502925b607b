import { sitemapSchema } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** The call for everything that has a page. */
export function sitemapCalls({ get }: { get: Get }) {
  return {
    /** Every brand and bike with the day of its last change, and the lists that hold a bike. */
    all: (request?: RequestOptions) => get('sitemap/', sitemapSchema, request),
  };
}
