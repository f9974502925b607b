export const headTitle = 'Forgot password | Dopahiya';
export const headDescription = 'Reset your Dopahiya password with a link sent to your email.';

export const title = 'Forgot password';
export const intro = 'We’ll email you a link to choose a new password. It works for one hour.';
export const email = 'Email';
export const send = 'Send Reset Link';
export const sent = 'Password reset link sent to your email!';
export const failed = 'Failed to send reset link. Please try again.';
export const unreached = 'An error occurred. Please try again.';
export const backToLogin = 'Back to Login';
