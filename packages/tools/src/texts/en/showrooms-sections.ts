/** Words of what stands beside and below the list of showrooms. */
export const lineUp = (brand: string) => `Popular ${brand} bikes, to scale`;

export const loadMore = 'Load More Showrooms';
export const progress = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const pages = 'Pages of the showrooms';
export const moreFailed = 'More showrooms could not be loaded. Please try again.';

export const popularCities = 'Popular Cities';
export const showroomCount = (places: number) => (places === 1 ? '1 showroom' : `${places} showrooms`);
export const about = 'About Showrooms';
export const quoteChecker = 'Check a quotation';
export const aboutText =
  'Showrooms sell, register and service bikes. Ask for a dated price list, a written quotation and a test ride.';
