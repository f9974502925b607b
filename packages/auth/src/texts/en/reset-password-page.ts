export const headTitle = 'Choose a new password | Dopahiya';
export const headDescription = 'Choose a new password for your Dopahiya account.';

export const title = 'New password';
export const intro = 'You’ll be signed out everywhere. Then sign in with your new password.';
export const password = 'New password';
export const confirmation = 'Password confirmation';
export const passwordsDiffer = 'Passwords do not match.';
export const change = 'Change password';
export const failed = 'An error occurred. Please try again.';
export const anotherLink = 'Send a new link';
