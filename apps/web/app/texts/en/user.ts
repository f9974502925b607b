export const notRemembered =
  'Your browser is blocking site data, so we can’t show that you’re signed in. Allow it in your browser settings, then sign in again.';
