export const notLoaded = 'A part of the page could not be loaded. Check your connection and try again.';
