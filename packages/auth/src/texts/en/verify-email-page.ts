export const headTitle = 'Confirm your email address | Dopahiya';
export const headDescription = 'Confirm your email address with the link that was sent to it.';

export const title = 'Confirm your email';
export const intro = 'So that we know that a link to a new password reaches you, and nobody else.';
export const confirm = 'Confirm my email';
export const done = 'Your email address is confirmed.';
export const doneHalf =
  'Thank you. The new address is yours here as soon as the link in the other mail was followed too.';
export const failed = 'An error occurred. Please try again.';
export const login = 'Login';
