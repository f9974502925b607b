import { exampleRate } from './every-list.ts';

export const documentTitle = 'Best bikes and scooters in India | Dopahiya';
export const documentDescription =
  'The best-selling petrol and electric two-wheelers in India in each body style, with ex-showroom prices, drawn to one scale.';

export const back = 'Back';
export const title = 'Best Bikes';
export const intro = `The best-selling bike or scooter in each body style, petrol and electric. Sales figures are approximate, so close sellers may swap places. ${exampleRate} All bikes are drawn to one scale.`;

export const bikesHeading = 'The bikes';
export const bikes = 'Best bikes';
export const viewDetails = 'View Details';

export const none = 'No best bikes found';
export const noneYet = 'Check back later for new models';
export const failed = 'Error loading best bikes';
export const failedWhy = 'Failed to load best bikes';
