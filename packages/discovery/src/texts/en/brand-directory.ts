import { formatNumber, plural } from '@dopahiya/domain/site';

export const documentTitle = 'All bike and scooter brands in India | Dopahiya';
export const documentDescription =
  'Every maker of motorcycles, scooters and electric two-wheelers in India, with models and prices.';

export const home = 'Home';
export const brands = 'Brands';
export const title = 'All Brands';
export const intro = 'Every two-wheeler maker we cover, with current and discontinued models.';

export const search = 'Search brands';
export const searchPlaceholder = 'Search brands...';
export const submit = 'Search';

export const shown = (count: number) =>
  plural(count, { one: `Showing ${count} brand`, other: `Showing ${count} brands` });
export const since = (year: number) => `since ${year}`;
export const fromSince = (country: string, year: number) => `${country}, since ${year}`;
export const models = (count: number) =>
  plural(count, { one: `${formatNumber(count)} model`, other: `${formatNumber(count)} models` });

export const none = 'No brands found matching your search';
export const failed = 'Error loading brands';
export const failedWhy = 'Failed to load brands';
