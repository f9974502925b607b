export const documentTitle = 'Best bikes and scooters in India | Dopahiya';
export const documentDescription =
  'The best-selling two-wheeler in India of each body style, petrol and electric, with its ex-showroom price, drawn to one scale.';

export const back = 'Back';
export const title = 'Best Bikes';
export const intro =
  'Best here means most bought: of each body style, petrol and electric apart, the two-wheeler that sells most in India. Sales are known roughly, so two that sell alike may stand in either order. All bikes are drawn to one scale.';

export const bikesHeading = 'The bikes';
export const bikes = 'Best bikes';
export const viewDetails = 'View Details';

export const none = 'No best bikes found';
export const noneYet = 'Check back later for new models';
export const failed = 'Error loading best bikes';
export const failedWhy = 'Failed to load best bikes';
