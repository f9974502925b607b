import type { StructuredData } from './page-head.ts';

/** A page of this site by what its links say. */
interface LinkedPage {
  label: string;

  to: string;
}

/** The way from the home page to this one, in the words of schema.org. */
export function breadcrumbData(trail: readonly LinkedPage[]): StructuredData {
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
export function listData(items: readonly LinkedPage[], list?: { name: string; path: string }): StructuredData {
  return {
    '@type': 'ItemList',
    ...(list && { name: list.name, url: list.path, numberOfItems: items.length }),
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: to,
    })),
  };
}
