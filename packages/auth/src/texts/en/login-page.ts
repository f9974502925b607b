export const headTitle = 'Login | Dopahiya';
export const headDescription = 'Sign in to Dopahiya to save favourites and review bikes.';

export const title = 'Login';
export const intro = 'Save bikes, write reviews and manage your listings.';
export const username = 'Username or email';
export const severalAccounts = 'If several accounts use your email, enter the username.';
export const usernameMissing = 'Enter your username or email.';
export const password = 'Password';
export const passwordMissing = 'Enter your password.';
export const forgotPassword = 'Forgot password?';
export const login = 'Login';
export const registered = 'Registration successful! You can sign in now.';
export const passwordChanged = 'Your password has been changed. Sign in with the new one.';
export const refused = 'Invalid credentials. Please try again.';
export const failed = 'An error occurred. Please try again.';
export const cookiesRefused =
  'Your browser is blocking cookies, so we can’t sign you in. Allow cookies for this site in your browser settings, then try again.';

export const codeTitle = 'Enter a code';
export const codeIntro = 'Enter the code from your app to finish signing in.';
export const code = 'Code';
export const codeMissing = 'Enter a code.';
export const codeHint = 'The 6-digit code in your app, or a recovery code.';
export const startAgain = 'Start again';

export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const whatThen = 'You’ll return to where you were.';
