const again = (seconds: number): string => `Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}`;

export const accountGone = 'This account no longer exists.';
export const accountMissing = 'This account does not exist any more.';
export const usernameTaken = 'This username is taken. Choose another.';
export const passwordWrong = 'This password is wrong.';
export const secondFactorOn = 'Two-step sign-in is already on. Turn it off first.';
export const secondFactorOff = 'Two-step sign-in is already off.';
export const appCodesUnavailable = 'We can’t check app codes right now. Use a recovery code, or try again later.';
export const setupExpired = (minutes: number) => `Your setup expired after ${minutes} minutes. Start again.`;
export const codeNeeded = 'Enter a code from your app, or a recovery code.';
export const codeWrongNow = 'This code is wrong. Codes change every 30 seconds. Enter the one your app shows now.';
export const codeWrongOrUsed =
  'This code is wrong. Each code works once, for about a minute. Wait for the next one, or use a recovery code.';
export const moderatorsOnly = 'Only moderators can do this.';
export const moderatorsNeedFactor = 'Moderators need two-step sign-in. Turn it on in your profile.';
export const signedInWithoutCode = 'You signed in without a code. Sign out, then sign in with one.';
export const credentialsWrong = 'Invalid credentials. Please try again.';
export const codeTooLate = 'You took more than five minutes to enter the code. Sign in with your password again.';
export const deviceSignedOut = 'That device is already signed out.';
export const passwordJustChanged = 'Your password has just been changed. Sign in with the new one.';
export const signInAgain = 'You’re signed out. Sign in again.';
export const sameEmail = 'This is already your email address.';
export const signInsBusy = 'Too many people are signing in right now. Please try again in a few seconds.';
export const passwordsUnavailable = 'We can’t check passwords right now. Please try again in a few seconds.';
export const linkUsed = 'This link has expired or was already used. Ask for a new one.';
export const tooManyFromAddress = (seconds: number) => `Too many requests from your address. ${again(seconds)}.`;
export const tooManyFromAccount = (seconds: number) => `Too many requests from your account. ${again(seconds)}.`;
export const tooManyForAddress = (seconds: number) =>
  `Too many requests from you, for one mail address. ${again(seconds)}.`;
export const tooManyFromSender = (seconds: number) => `Too many requests from you. ${again(seconds)}.`;
export const tooManySignIns = (seconds: number) => `Too many sign-in attempts from your address. ${again(seconds)}.`;
export const tooManyPasswords = (seconds: number) =>
  `Too many wrong passwords. ${again(seconds)}, or use ‘Forgot password’ to choose a new one.`;
export const tooManyPasswordsElsewhere = (seconds: number) =>
  `Too many wrong passwords for this account from unknown browsers. ${again(seconds)}. You can sign in now from a browser you used before, or use ‘Forgot password’ to choose a new one.`;
export const tooManyCodes = (seconds: number) =>
  `Too many wrong codes. ${again(seconds)}. You can use a recovery code now, or a browser you used before. If this wasn’t you, choose a new password: someone else knows yours.`;
export const tooManyRecoveryCodes = (seconds: number) => `Too many wrong recovery codes. ${again(seconds)}.`;
