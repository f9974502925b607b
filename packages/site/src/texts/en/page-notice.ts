export const old =
  'Your browser is too old for parts of this page. You can still read it, follow links and send forms.';
export const broken = 'Some parts of this page aren’t working. Reloading the page may help.';
export const offline = 'You’re offline. Try again when you’re back online.';
