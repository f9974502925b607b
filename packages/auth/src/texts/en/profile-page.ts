export const headTitle = 'My profile | Dopahiya';
export const headDescription = 'Your account at Dopahiya: favourites, reviews, where you are signed in, your data.';

export const title = 'My profile';
export const signedOut = 'Sign in to see your profile';
export const whatFor = 'Your favourites, your reviews and where you are signed in stand here.';
export const signIn = 'Login';
export const needsScript =
  'This page is put together in your browser and needs JavaScript, which is switched off. Signing in, and choosing a new password by mail, work without it.';
export const passwordByMail = 'New password by mail';
export const loading = 'Loading your profile';
export const notLoaded = 'Your profile could not be loaded';
export const tryLater = 'An error occurred. Please try again.';
