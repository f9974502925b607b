import { type Brand, type BrandRequest, brandSchema, listOf, pageOf } from '@dopahiya/domain';
import { ApiError } from './api-error.ts';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const brands = listOf(brandSchema);
const brandPage = pageOf(brandSchema);

/** The calls about brands. */
export function brandCalls(get: Get) {
  return {
    /** One page of all brands. */
    list: (parameters: BrandRequest = {}, request?: RequestOptions) =>
      get('brands/', brandPage, { ...request, search: { ...parameters } }),
    /** One brand; where `brands/{slug}/` knows none, the list is asked for that slug. */
    detail: async (slug: string, request?: RequestOptions): Promise<Brand> => {
      try {
        return await get(`brands/${encodeURIComponent(slug)}/`, brandSchema, request);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        const [brand] = await get('brands/', brands, { ...request, search: { slug } });
        if (brand?.slug === slug) return brand;
        throw error;
      }
    },
  };
}
