/** Words of the box that finds a city, and of lists with one choice in force. */
export const city = 'City';
export const citySearch = 'Search cities...';
export const noCities = 'No cities found';
export const chosen = '(chosen)';
