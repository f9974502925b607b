export const notRemembered =
  'Your browser keeps no data for this site, so its pages cannot show that you are signed in. Allow site data for this site in the settings of your browser, then sign in again.';
