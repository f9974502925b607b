export const title = 'Choose a city';
export const search = 'Search city';
export const none = 'No cities found';
export const noMore = 'No more cities to load';
export const searchFailed = 'Search failed. Showing all cities.';
export const loadFailed = "Couldn't load cities. Using default list.";
export const citiesFailed = 'Could not fetch cities from API. Using default city data due to API error';
export const again = 'Try Again';
