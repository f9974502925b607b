import {
  bikeCardSchema,
  comparedBikesSchema,
  type ComparisonChoiceRequest,
  comparisonSchema,
  type ComparisonType,
  countedViewSchema,
  pageOf,
  type PageRequest,
} from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';
import type { Post } from './create-post.ts';

const comparisonPage = pageOf(comparisonSchema);
const bikePage = pageOf(bikeCardSchema);

const addressOf = (slugs: string[]): string => `compare-bikes/${slugs.map(encodeURIComponent).join('-vs-')}/`;

/** The calls about bikes side by side. */
export function comparisonCalls({ get, post }: { get: Get; post: Post }) {
  return {
    /** One page of the pairs that are compared often. */
    list: (parameters: PageRequest = {}, request?: RequestOptions) =>
      get('comparisons/', comparisonPage, { ...request, search: { ...parameters } }),
    /** Everything known of two to four bikes, in the order of their slugs. */
    bikes: (slugs: string[], type?: ComparisonType, request?: RequestOptions) =>
      get(addressOf(slugs), comparedBikesSchema, { ...request, search: { type } }),
    /** Tells the API that somebody compared two to four bikes; nothing about the visitor is sent. */
    count: (slugs: string[], request?: RequestOptions) => post(`${addressOf(slugs)}views/`, countedViewSchema, request),
    /** One page of the bikes that can be chosen. */
    choices: (parameters: ComparisonChoiceRequest = {}, request?: RequestOptions) =>
      get('bike-summary/', bikePage, { ...request, search: { ...parameters } }),
  };
}
