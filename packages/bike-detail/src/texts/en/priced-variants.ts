export const failedTitle = 'On-road prices could not be loaded';
export const checkConnection = 'Check your connection.';
