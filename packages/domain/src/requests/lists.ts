import * as z from 'zod/mini';

const itemsOf = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer;
  const { results, data } = (answer ?? {}) as { results?: unknown; data?: unknown };
  return Array.isArray(results) ? results : data;
};

const hasId = (item: unknown): boolean => ((item ?? {}) as { id?: unknown }).id != null;
const withIds = (items: unknown): unknown => (Array.isArray(items) ? items.filter(hasId) : items);

/** Accepts any form of list that the API may send (array, `{results}` or `{data}`) as an array; items without an id are dropped. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((answer: unknown) => withIds(itemsOf(answer))),
    z.array(item),
  );
}

const linkOf = (link: unknown): string | null => (typeof link === 'string' ? link : null);

/** Page of a list; a bare array or `{data}` counts as the only page. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(z.transform(pageFrom), z.object({ ...pageShape, results: z.array(item) }));
}

/** Fields of a page besides its results. */
export const pageShape = { count: z.int(), next: z.nullable(z.string()), previous: z.nullable(z.string()) };

/** Extracts the page from a response of any form, with unparsed items. */
export function pageFrom(answer: unknown) {
  const { count, next, previous } = (answer ?? {}) as Record<string, unknown>;
  const results = withIds(itemsOf(answer));
  const total = Array.isArray(results) ? results.length : 0;
  return { count: count ?? total, next: linkOf(next), previous: linkOf(previous), results };
}

/** Page of a list: `next` and `previous` are URLs, null at the ends. */
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
