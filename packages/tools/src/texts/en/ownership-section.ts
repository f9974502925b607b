/** Words of the section of a comparison on what its bikes cost over the years. */
export const title = 'Cost of owning each bike';
export const intro = (city: string) => `In ${city}, 30 km on 25 days a month for eight years, after resale.`;
export const verdict = (cheaper: string, less: string, dearer: string) =>
  `${cheaper} costs ${less} less than ${dearer}, on average.`;
export const bike = 'Bike';
export const inAll = 'Average total';
export const inMostCases = 'In 8 of 10 cases';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const link = 'Use your own kilometres';
export const unknown = 'We don’t know the price or mileage of one of these bikes.';

export const failed = 'The costs could not be calculated just now.';
