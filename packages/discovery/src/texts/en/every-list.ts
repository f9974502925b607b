/** What all lists say of their prices and drawings. */
export const howToRead =
  'Prices are ex-showroom Delhi; registration and insurance come on top. All bikes are drawn to one scale, from their published dimensions where there are any.';

export const rideFinder = 'Ride finder';
export const bikesFailure = {
  title: 'Error Loading Data',
  message: 'Failed to fetch bikes.',
  withStatus: (status: number | null, message: string) => `Failed to fetch bikes: ${status} ${message}`,
};

export const noBikes = 'No bikes found';
export const noMatches = 'No bikes match your filters';
