/** Words of the showrooms page. */
export const headTitle = (brand: string, city: string) => `${brand} Showrooms in ${city} | Dopahiya`;
export const headDescription = (brand: string, city: string) =>
  `Find ${brand} showrooms in ${city}, and what to ask before you buy.`;

export const home = 'Home';
export const showrooms = 'Showrooms';
export const title = (brand: string, city: string) => `${brand} Showrooms in ${city}`;
export const count = (places: number) =>
  places === 1 ? '1 showroom where you can try a bike.' : `${places} showrooms where you can try a bike.`;

export const formLabel = 'Brand and city';
export const showMe = 'Show me';
export const showroomsIn = 'showrooms in';
export const brand = 'Brand';
export const brandSearch = 'Search brands...';
export const noBrands = 'No brands found';
export const show = 'Show showrooms';
export const unknownBrand = (name: string) => `We couldn’t find a brand called '${name}'. Choose one from the list.`;
export const unknownCity = (name: string) => `We couldn’t find a city called '${name}'. Choose one from the list.`;

export const loading = 'Loading showrooms';
export const sample = 'Sample';
export const callNow = 'Call Now';
export const visitWebsite = 'Visit Website';
export const websiteOf = (name: string) => `of ${name}, opens in a new tab`;
export const noNumber = 'No phone number, as this is a sample';
export const nothingFound = 'No Showrooms Found';
export const nothingFoundHint = 'Choose another brand or a larger city nearby.';
export const reset = 'Reset to Defaults';
export const brandsFailed = 'Failed to load brand data. Please try again later.';
export const dealersFailed = 'Failed to load dealership data. Please try again later.';
