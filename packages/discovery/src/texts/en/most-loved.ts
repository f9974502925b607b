export const bikes = 'most loved bikes';
export const none = 'No popular bikes found';
export const failed = 'Error Loading Bikes';
export const failedWhy = 'Failed to load popular bikes';
