import { articleSchema, pageOf, type PageRequest } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const articlePage = pageOf(articleSchema);

/** The calls about articles. */
export function articleCalls({ get }: { get: Get }) {
  return {
    /** One page of the articles about a bike, the newest first. */
    ofBike: (slug: string, parameters: PageRequest = {}, request?: RequestOptions) =>
      get(`bikes/${encodeURIComponent(slug)}/articles/`, articlePage, { ...request, search: { ...parameters } }),
  };
}
