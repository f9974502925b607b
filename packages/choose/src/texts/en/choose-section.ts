export const title = 'Bikes that sell most';
export const loading = 'Loading bikes';
export const failed = 'Error Loading Bikes';
export const failedWhy = 'Failed to load bikes';
export const none = 'No bikes found';
export const noneYet = 'Check back later for new models';
