export const stillSignedIn = 'You are still signed in: the server was not reached. Please try again.';
