export const notOpened = 'This could not be opened. Check your connection and try again.';
export const stillNotLoaded = 'This part of the page is still missing. Once you are online, load the page again.';
export const reload = 'Reload the page';
export const notLoaded = 'This part of the page could not be loaded.';
export const checkConnection = 'Check your connection and try again.';
