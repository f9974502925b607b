import type { Brand } from '@dopahiya/domain/bikes';
import type { BrandRequest } from '@dopahiya/domain/requests';
import { ApiError } from '../api-error.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** One page of the brands, those that sell most first. */
export const fetchBrands = (api: ApiClient, request: BrandRequest = {}, options?: RequestOptions) =>
  api.get('brands/', 'brandPage', { ...options, search: request });

/** One brand; where `brands/{slug}/` knows none, it is looked for in the list. */
export async function fetchBrand(api: ApiClient, slug: string, options?: RequestOptions): Promise<Brand> {
  try {
    return await api.get(`brands/${encodeURIComponent(slug)}/`, 'brand', options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { results } = await fetchBrands(api, { slug }, options);
    if (results[0]?.slug === slug) return results[0];
    throw error;
  }
}
