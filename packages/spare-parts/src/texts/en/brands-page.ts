import { plural } from '@dopahiya/domain/site';

export const headTitle = 'Spare parts by brand and bike | Dopahiya';
export const headDescription = 'Find tyres, lamps, battery and spare parts for your bike. Choose your brand and model.';
export const brandHeadTitle = (brand: string) => `Spare parts for ${brand} bikes | Dopahiya`;
export const brandHeadDescription = (brand: string) =>
  `Spare parts for ${brand} bikes and scooters. Choose your model.`;

export const home = 'Home';
export const spareParts = 'Spare parts';
export const title = 'SEARCH PARTS BY BRANDS';
export const intro = 'Choose your brand, then your bike. The products shown are samples.';
export const brands = 'Brands';
export const loadMore = 'Load More Brands';
export const showLess = 'Show Less';
export const pages = 'Pages of brands';
export const loading = 'Loading brands';
export const failed = 'Error loading brands';
export const failedWhy = 'Failed to load brands';
export const none = 'No brands found';
export const shown = (count: number) => plural(count, { one: '1 brand', other: `${count} brands` });

export const bikesTitle = (brand: string) => `Bikes from ${brand}`;
export const selectBike = 'Select your bike';
export const moreBikes = 'Load More';
export const loadingMore = 'Loading...';
export const bikePages = 'Pages of bikes';
export const loadingBikes = 'Loading bikes';
export const bikesFailed = 'Error loading bikes';
export const bikesFailedWhy = 'Failed to load bikes';
export const noBikes = 'No bikes found';
export const noBikesHint = 'We don’t list any bikes from this brand yet.';
export const noBrand = 'Brand not found.';
export const noBrandHint = 'We couldn’t find this brand.';
export const allBrands = 'All brands';
export const moreFailed = 'We couldn’t load more. Please try again.';
