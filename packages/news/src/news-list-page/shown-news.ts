import type { NewsItem } from '../news-queries.ts';
import { namesBrand } from './news-brands.ts';

/** What the loaded articles are narrowed by: a text in title or words, and a brand in the title; empty for none. */
export interface NewsFilter {
  text: string;
  brand: string;
}

/** The articles that a filter leaves, and the one that stands above them. */
export interface ShownNews {
  featured: NewsItem | undefined;
  others: NewsItem[];
}

/** The words of articles by id, as far as they are loaded. */
type WordsById = Readonly<Record<string, string>>;

/** Applies a filter to the loaded articles: the featured one is the first that is flagged so, else the first of all. */
export function shownNews(items: readonly NewsItem[], filter: NewsFilter, words: WordsById = {}): ShownNews {
  const featured = items.find(({ is_featured }) => is_featured) ?? items[0];
  const found = items.filter((item) => fits(item, filter, words));
  return {
    featured: found.find((item) => item === featured),
    others: found.filter((item) => item !== featured),
  };
}

function fits({ id, title, excerpt }: NewsItem, { text, brand }: NewsFilter, words: WordsById): boolean {
  const sought = text.trim().toLowerCase();
  const isFound = [title, excerpt ?? '', words[id] ?? ''].some((part) => part.toLowerCase().includes(sought));
  return isFound && (brand === '' || namesBrand(title, brand));
}
