export const loadingBikes = 'Loading bikes';
