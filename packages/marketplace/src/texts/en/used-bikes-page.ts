import { formatNumber, plural } from '@dopahiya/domain/site';

export const headTitle = 'Used bikes and scooters for sale in India | Dopahiya';
export const headDescription =
  'Used bikes and scooters for sale by owner. Filter by brand, price, city, year and kilometres.';

export const title = 'Find Your Perfect Ride';
export const intro = 'Used bikes and scooters from their owners. Sample listings are labelled.';
export const verified = (count: number) =>
  plural(count, { one: '1 verified used bike', other: `${formatNumber(count)} verified used bikes` });
export const sell = 'Sell your bike';
export const browse = 'Browse bikes';

export const byBrand = 'Browse by brand';
export const allBrands = 'All brands';
