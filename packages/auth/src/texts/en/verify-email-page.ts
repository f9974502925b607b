export const headTitle = 'Confirm your email address | Dopahiya';
export const headDescription = 'Confirm the email address of your Dopahiya account.';

export const title = 'Confirm your email';
export const intro = 'So you can recover your account.';
export const confirm = 'Confirm my email';
export const done = 'Your email address is confirmed.';
export const doneHalf = 'Thank you. Now open the link in the other email to finish the change.';
export const failed = 'An error occurred. Please try again.';
export const login = 'Login';
export const goOn = 'Continue where you left off';
export const stillThere = 'Were you writing something? Go back to that tab or browser. It’s still there.';
export const profile = 'My Profile';
export const anotherLink = 'Send another link';
