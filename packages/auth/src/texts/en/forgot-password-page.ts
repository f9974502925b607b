export const headTitle = 'Forgot password | Dopahiya';
export const headDescription = 'Have a link sent to you with which you choose a new password.';

export const title = 'Forgot password';
export const intro =
  'We send a link to your email address, with which you choose a new password. It is good for an hour.';
export const email = 'Email';
export const emailInvalid = 'Enter a valid email address.';
export const send = 'Send Reset Link';
export const sent = 'Password reset link sent to your email!';
export const failed = 'Failed to send reset link. Please try again.';
export const unreached = 'An error occurred. Please try again.';
export const backToLogin = 'Back to Login';
