import { plural } from '@dopahiya/domain/site';

export const headTitle = 'Spare parts by brand and bike | Dopahiya';
export const headDescription =
  'Choose a brand and a bike: which tyres, lamps and battery it takes with where each fact comes from, and its parts in twelve groups.';
export const brandHeadTitle = (brand: string) => `Spare parts for ${brand} bikes | Dopahiya`;
export const brandHeadDescription = (brand: string) =>
  `Bikes and scooters from ${brand}: choose one to see what it takes and its parts in twelve groups.`;

export const home = 'Home';
export const spareParts = 'Spare parts';
export const title = 'SEARCH PARTS BY BRANDS';
export const intro =
  'Choose a brand, then your bike. You see what it takes, and which kinds of parts are made for it. The products are samples.';
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
export const noBikesHint = 'Our catalogue has no bike of this brand yet.';
export const noBrand = 'Brand not found.';
export const noBrandHint = 'No brand has this address.';
export const allBrands = 'All brands';
export const moreFailed = 'What follows did not load. Please try again.';
