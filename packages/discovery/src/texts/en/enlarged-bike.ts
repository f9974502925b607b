export const close = 'Close';
export const failed = 'The picture could not be opened. Check your connection and try again.';
