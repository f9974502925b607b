export const notOpened = 'This could not be opened. Check your connection and try again.';
