export const justLaunched = 'Just Launched';
export const justLaunchedBikes = 'Just launched';
export const failed = 'Error loading just launched bikes';
export const failedWhy = 'Failed to load bikes';
