export const headTitle = 'Login | Dopahiya';
export const headDescription = 'Sign in to Dopahiya to keep favourites and to write reviews of bikes.';

export const title = 'Login';
export const intro = 'Your favourites and your reviews in one place.';
export const username = 'Username';
export const usernameMissing = 'Enter your username.';
export const password = 'Password';
export const passwordMissing = 'Enter your password.';
export const forgotPassword = 'Forgot password?';
export const login = 'Login';
export const registered = 'Registration successful! You can sign in now.';
export const passwordChanged = 'Your password is changed. Sign in with the new one.';
export const refused = 'Invalid credentials. Please try again.';
export const failed = 'An error occurred. Please try again.';
export const cookiesRefused =
  'Your browser keeps no cookies for this site, and without them nobody stays signed in. Allow cookies and site data for this site in the settings of your browser, then sign in again.';

export const codeTitle = 'Enter a code';
export const codeIntro = 'Your account asks for a code beside the password.';
export const code = 'Code';
export const codeMissing = 'Enter a code.';
export const codeHint = 'The six digits that your app shows now, or one of your recovery codes.';
export const startAgain = 'Start again with the password';

export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const whatThen = 'After signing in you go back to where you were.';
