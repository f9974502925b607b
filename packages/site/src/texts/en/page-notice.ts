export const old =
  'This browser is too old for some parts of this page. You can read it, follow its links and send its forms.';
export const broken =
  'Some parts of this page do not work right now. You can read it and follow its links; loading it again may help.';
export const offline = 'There is no connection. This page stays as it is; try again when you are online.';
