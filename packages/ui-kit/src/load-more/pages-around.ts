/** Returns the first and last page and those next to `page`, with names for the gaps. */
export function pagesAround(page: number, pages: number): readonly (number | 'gap-before' | 'gap-after')[] {
  const first = Math.max(2, Math.min(page - 1, pages - 3));
  const last = Math.min(pages - 1, Math.max(page + 1, 4));
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
