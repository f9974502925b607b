/** Words of the section of a comparison on what its bikes cost over the years. */
export const title = 'What each costs over the years';
export const intro = (city: string) => `In ${city}, 30 km on 25 days a month, eight years, resale taken off.`;
export const verdict = (cheaper: string, less: string, dearer: string) =>
  `${cheaper} costs ${less} less than ${dearer}, on average.`;
export const bike = 'Bike';
export const inAll = 'In all, on average';
export const inMostCases = 'In 8 of 10 cases';
export const span = (from: string, to: string) => `${from} to ${to}`;
export const link = 'Work it out with your kilometres';
export const unknown = 'For one of these bikes price or consumption is not known.';

export const failed = 'The costs could not be worked out just now.';
