export const city = (name: string) => `City: ${name}`;
export const loading = 'Loading';
export const searchCity = 'Search city';
export const noCities = 'No cities found';
