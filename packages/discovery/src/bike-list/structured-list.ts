import type { StructuredData } from '@dopahiya/domain';
import type { NamedPage } from './bike-list.ts';

/** The way from the home page to this one, in the words of schema.org. */
export function breadcrumbData(trail: readonly NamedPage[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to,
    })),
  };
}

/** The things that a page lists, in their order, in the words of schema.org. */
export function listData({ name, path }: { name: string; path: string }, items: readonly NamedPage[]): StructuredData {
  return {
    '@type': 'ItemList',
    name,
    url: path,
    numberOfItems: items.length,
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: to,
    })),
  };
}
