export const failed = 'The picture could not be enlarged. Check your connection and try again.';
