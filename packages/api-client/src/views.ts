import { countedViewSchema } from '@dopahiya/domain';
import type { RequestOptions } from './create-http.ts';
import type { Post } from './create-post.ts';

/** The call that counts how often pages are opened. */
export function viewCalls({ post }: { post: Post }) {
  return {
    /** Tells the API that somebody opened the page of a bike; nothing about the visitor is sent. */
    count: (slug: string, request?: RequestOptions) =>
      post(`bikes/${encodeURIComponent(slug)}/views/`, countedViewSchema, request),
  };
}
