export const stillSignedIn = 'We couldn’t sign you out because the server didn’t respond. Please try again.';
