import { autocompleteSchema } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** The call of the search box. */
export function searchCalls({ get }: { get: Get }) {
  return {
    /** The bikes that fit a text, and popular terms; without a text the terms only. */
    autocomplete: (text?: string, request?: RequestOptions) =>
      get('bikes/autocomplete/', autocompleteSchema, { ...request, search: { q: text } }),
  };
}
