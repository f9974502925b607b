import type { StructuredData } from './page-head.ts';

/** Page of this site as a link. */
interface LinkedPage {
  label: string;

  to: string;
}

/** Returns the breadcrumbs of a page as structured data (schema.org). */
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

/** Returns the items of a page as an ordered list in structured data (schema.org). */
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
