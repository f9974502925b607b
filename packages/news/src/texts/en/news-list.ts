import { formatNumber, plural } from '@dopahiya/domain/site';

export const documentTitle = 'Bike News, Reviews and Guides | Dopahiya';
export const documentDescription =
  'News, reviews, comparisons and guides about motorcycles, scooters and electric two-wheelers in India.';

export const feedTitle = 'Dopahiya: news and reviews';

export const home = 'Home';
export const title = 'News & Reviews';
/** Said above a list of articles that are not in the page's language; null where they are. */
export const languageNote = (written: 'en' | 'hi'): string | null =>
  written === 'en' ? null : 'These articles are written in Hindi.';
export const loading = 'Loading news...';
export const failed = (message: string) => `Error loading news: ${message}`;
export const failedWhy = 'Failed to fetch news';

export const search = 'Search';
export const searchPlaceholder = 'Search news and reviews';
export const brand = 'Brand';
export const allBrands = 'All brands';
export const submit = 'Search';
export const clearFilters = 'Clear Filters';

export const featured = 'Featured';
export const sample = 'Sample';
export const latest = 'Latest Updates';
export const latestUpdates = (count: number) => `Latest Updates (${formatNumber(count)})`;
export const none = 'No news articles found matching your filters.';
export const searchAll = 'Search all articles';
export const loadMore = 'Load More News';
export const progress = (shown: number, count: number) => `${formatNumber(shown)} of ${formatNumber(count)}`;
export const pages = 'Pages of news';
export const views = (count: number) =>
  plural(count, { one: `${formatNumber(count)} view`, other: `${formatNumber(count)} views` });

const categories: Record<string, string> = {
  News: 'News',
  Review: 'Review',
  Comparison: 'Comparison',
  Guide: 'Guide',
};
export const categoryName = (category: string | null) =>
  category === null ? 'News' : (categories[category] ?? category);

const ways: Record<string, string> = {
  Review: 'Read the review',
  Comparison: 'Read the comparison',
  Guide: 'Read the guide',
};
export const readOn = (category: string | null) => ways[category ?? ''] ?? 'Read the news';
