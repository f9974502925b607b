export const whatFor = 'Signing in will also need a code from your phone. A stolen password alone won’t be enough.';
export const whichApps = 'Use any authenticator app (TOTP), or a password manager that makes codes.';
export const password = 'Confirm your password';
export const begin = 'Set up two-step sign-in';
export const failed = 'Nothing was changed. Please try again.';

export const scan = 'Scan this with your app';
export const picture = 'QR code for your app. The same key is shown as text below.';
export const orType = 'Or type this key:';
export const openApp = 'Open in an app on this device';
export const thenConfirm = 'Then enter the code your app shows to finish.';
export const code = 'Code';
export const codeMissing = 'Enter the code your app shows.';
export const confirm = 'Turn on';
export const cancel = 'Not now';

export const isOn = 'Two-step sign-in is on.';
export const keepThese = 'Your recovery codes';
export const whatAreThese = 'Use one if you lose your phone. Each works once. Save them now: we won’t show them again.';
export const codesUnread =
  'Two-step sign-in is on, but we couldn’t show your recovery codes. Turn it off and on again to get new ones.';
export const saveAsFile = 'Save as a file';
export const fileName = 'dopahiya-recovery-codes.txt';
export const haveKept = 'I’ve saved them';

export const onSince = (month: string) => `On since ${month}.`;
export const codesLeft = (count: number) => `Recovery codes left: ${count}.`;
export const howToRenew = 'To get ten new codes, turn two-step sign-in off and on again.';
export const passwordToEnd = 'Your password';
export const codeToEnd = 'A code from your app, or a recovery code';
export const end = 'Turn off';
export const ended = 'Two-step sign-in is off. You only need your password.';
