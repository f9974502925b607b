import type { NewsItem } from '../news-queries.ts';
import { namesBrand } from './news-brands.ts';

/** Filters of the loaded articles: a text in title, excerpt or body, and a brand in the title; empty for none. */
export interface NewsFilter {
  text: string;
  brand: string;
}

/** Filtered articles, with the featured one separate. */
export interface ShownNews {
  featured: NewsItem | undefined;
  others: NewsItem[];
}

/**
 * Filters the loaded articles; `found` are the ids of those whose body contains the text. The featured one is the first flagged, else the
 * first of all.
 */
export function shownNews(
  items: readonly NewsItem[],
  filter: NewsFilter,
  found: ReadonlySet<string> = new Set(),
): ShownNews {
  const featured = items.find(({ is_featured }) => is_featured) ?? items[0];
  const left = items.filter((item) => fits(item, filter, found));
  return {
    featured: left.find((item) => item === featured),
    others: left.filter((item) => item !== featured),
  };
}

function fits({ id, title, excerpt }: NewsItem, { text, brand }: NewsFilter, found: ReadonlySet<string>): boolean {
  const sought = text.trim().toLowerCase();
  const isFound = found.has(String(id)) || [title, excerpt ?? ''].some((part) => part.toLowerCase().includes(sought));
  return isFound && (brand === '' || namesBrand(title, brand));
}
