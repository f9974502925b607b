export const notOpened = 'We couldn’t open this. Check your connection and try again.';
export const stillNotLoaded = 'This part of the page still hasn’t loaded. Reload the page when you’re online.';
export const reload = 'Reload the page';
export const notLoaded = 'We couldn’t load this part of the page.';
export const checkConnection = 'Check your connection and try again.';
