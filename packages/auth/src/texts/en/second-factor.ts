export const whatFor =
  'Whoever signs in then needs a code of an app on your phone too: a password alone, guessed or stolen, opens nothing.';
export const whichApps = 'Any app for one-time codes (TOTP) will do, or a password manager that makes them.';
export const password = 'Your password, to begin';
export const passwordMissing = 'Enter your password.';
export const begin = 'Set up codes';
export const failed = 'Nothing was changed. Please try again.';

export const scan = 'Scan this with your app.';
export const picture = 'The key of your account for an app, as a QR code; it stands below as text';
export const orType = 'Or type the key into it:';
export const openApp = 'Open it in an app on this device';
export const thenConfirm = 'Then enter the code that it shows. Only after that is it asked for.';
export const code = 'Code';
export const codeMissing = 'Enter the code that your app shows.';
export const confirm = 'Switch codes on';
export const cancel = 'Not now';

export const isOn = 'Codes are on. From now on signing in asks for one.';
export const keepThese = 'Your recovery codes';
export const whatAreThese =
  'Each of them is good once, in place of a code, if you lose your phone. Keep them where you find them without it: they are shown this once.';
export const codesUnread =
  'Codes are on, but your recovery codes could not be shown. Switch codes off and on again to get new ones.';
export const saveAsFile = 'Save as a file';
export const fileName = 'dopahiya-recovery-codes.txt';
export const haveKept = 'I have kept them';

export const onSince = (month: string) => `On since ${month}.`;
export const codesLeft = (count: number) => `Recovery codes that are left: ${count}.`;
export const howToRenew = 'You get ten new ones by switching codes off and on again.';
export const passwordToEnd = 'Your password';
export const codeToEnd = 'Code of your app, or a recovery code';
export const end = 'Switch codes off';
export const ended = 'Codes are off. Signing in asks for the password alone.';
