import { formatNumber, plural } from '@dopahiya/domain/site';

export const found = (count: number) =>
  plural(count, { one: '1 bike found', other: `${formatNumber(count)} bikes found` });
export const available = (count: string) => `Available Bikes (${count})`;
export const availableSoon = 'Available Bikes';
export const listYours = 'List Your Bike';
export const ownListings = 'My Listings';
export const allBikes = 'All Used Bikes';
export const signInForOwn = 'Sign in to see your listings';
export const signIn = 'Login';
export const bikes = 'Used bikes';
export const unnamed = 'Model not specified';
export const drawing = (name: string) => `Drawing of a ${name}`;

export const loading = 'Loading used bikes';
export const failed = 'Error Loading Data';
export const failedWhy = 'Failed to fetch bikes.';
export const failedWith = (status: number | null, message: string) => `Failed to fetch bikes: ${status} ${message}`;
export const redirected = 'Redirect encountered. Please check the API endpoint.';
export const noMatches = 'No bikes match your filters';
export const noneOnSale = 'No bikes found';
export const noneYet = 'No bikes are for sale right now. Check back later.';

export const loadMore = 'Load More Bikes';
export const pages = 'Pages of used bikes';
export const progress = (shown: number, count: number) => `${shown} of ${count} bikes`;

export const filters = 'Filters';
export const moreFilters = 'More filters';
export const search = 'Search used bikes';
export const searchPlaceholder = 'Splendor under 40k Pune';
export const labels = {
  brand: 'Brand',
  price: 'Price',
  city: 'City',
  within: 'Distance from the city',
  min_year: 'Year',
  max_km: 'Kilometres',
  owner: 'Owner',
  verified: 'Verified',
  deal: 'Price rating',
};
export const any = {
  brand: 'All brands',
  price: 'Any price',
  city: 'All cities',
  within: 'Only this city',
  min_year: 'Any year',
  max_km: 'Any distance',
  owner: 'Any owner',
  verified: 'All listings',
  deal: 'Any rating',
};
export const counted = (name: string, count: string) => `${name} (${count})`;
export const within = (distance: string) => `Within ${distance}`;
export const upTo = (amount: string) => `Up to ${amount}`;
export const from = (amount: string) => `From ${amount}`;
export const between = (low: string, high: string) => `${low} to ${high}`;
export const orNewer = (year: string) => `${year} or newer`;
export const orOlder = (year: string) => `${year} or older`;
export const verdicts = { true: 'Verified', false: 'Not verified' };
export const fuels = { petrol: 'Petrol', electric: 'Electric' };
export const quoted = (words: string) => `“${words}”`;
export const notUnderstood = (words: string) => `Not understood: “${words}”`;
export const chosenFilters = 'Chosen filters';
export const sort = 'Sort by';
export const sorts = {
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  'year-new': 'Year: newest first',
  'km-low': 'Kilometres: fewest first',
  deal: 'Best deals first',
};
export const show = 'Show bikes';
export const clearFilters = 'Clear Filters';
