export const compactView = 'Compact view';
export const specification = 'Specification';
export const loadMore = 'Load More Variants';
export const shown = (count: number, all: number) => `${count} of ${all}`;
