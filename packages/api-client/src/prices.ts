import {
  listOf,
  type OnRoadPriceQuestion,
  onRoadPriceSchema,
  pricedVariantSchema,
  statePricesSchema,
} from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';
import type { Post } from './create-post.ts';

const variants = listOf(pricedVariantSchema);

const priceAddress = (slug: string): string => `bikes/${encodeURIComponent(slug)}/on-road-price/`;

/** The calls about what bikes cost on the road. */
export function priceCalls({ get, post }: { get: Get; post: Post }) {
  return {
    /** What a bike costs in a city, line by line. */
    onRoad: (slug: string, { city, variant, loan }: OnRoadPriceQuestion, request?: RequestOptions) =>
      post(priceAddress(slug), onRoadPriceSchema, { ...request, json: { city, variant, loan } }),
    /** What a bike, or one of its variants by name or id, costs in every state, the cheapest first. */
    inStates: (slug: string, variant?: string, request?: RequestOptions) =>
      get(`${priceAddress(slug)}states/`, statePricesSchema, { ...request, search: { variant } }),
    /** The variants of a bike, by its id or slug, with their prices on the road in a city. */
    variants: (bike_model: string | number, city?: string, request?: RequestOptions) =>
      get('variants/', variants, { ...request, search: { bike_model, city } }),
  };
}
