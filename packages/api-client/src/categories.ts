import { categorySchema, listOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const categories = listOf(categorySchema);

/** The call for the groups of bikes that visitors look for together. */
export function categoryCalls({ get }: { get: Get }) {
  return { list: (request?: RequestOptions) => get('categories/', categories, request) };
}
