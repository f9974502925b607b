import { type ReviewDraft, reviewPageSchema, type ReviewRequest, reviewSchema } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';
import type { Post } from './create-post.ts';

/** The calls about what people say of bikes. */
export function reviewCalls({ get, post }: { get: Get; post: Post }) {
  return {
    /** One page of the reviews of a bike, by its slug or id, with what all real ones say together. */
    list: (bike: string | number, parameters: ReviewRequest = {}, request?: RequestOptions) =>
      get('reviews/', reviewPageSchema, { ...request, search: { bike, ...parameters } }),
    /** Keeps what the signed-in user says of a bike, in place of what they said before; status 401 without a session. */
    add: (review: ReviewDraft, request?: RequestOptions) =>
      post('reviews/', reviewSchema, { ...request, json: review }),
  };
}
