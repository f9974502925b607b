export const failedTitle = 'The prices on the road could not be loaded';
export const checkConnection = 'Check your connection.';
