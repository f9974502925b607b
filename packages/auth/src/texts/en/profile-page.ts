export const headTitle = 'My profile | Dopahiya';
export const headDescription = 'Manage your Dopahiya account: favourites, reviews, devices and data.';

export const title = 'My profile';
export const signedOut = 'Sign in to see your profile';
export const whatFor = 'See your favourites, reviews and signed-in devices.';
export const signIn = 'Login';
export const needsScript =
  'This page needs JavaScript, which is switched off. You can still sign in, or reset your password by email.';
export const passwordByMail = 'Reset your password';
export const loading = 'Loading your profile';
export const notLoaded = 'We couldn’t load your profile';
export const tryLater = 'An error occurred. Please try again.';
