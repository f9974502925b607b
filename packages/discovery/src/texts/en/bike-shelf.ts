export const none = 'No bikes available in this category';
export const refresh = 'Refresh';
export const failed = 'Error Loading Bikes';
export const failedWhy = 'Failed to load bikes';
