import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export const headTitle = 'Create an account | Dopahiya';
export const headDescription = 'Create a Dopahiya account to save favourites and review bikes.';

export const title = 'Create an account';
export const intro = 'Save favourites on all your devices, and write reviews.';
export const username = 'Username';
export const email = 'Email';
export const firstName = 'First name';
export const lastName = 'Last name';
export const password = 'Password';
export const confirmation = 'Password confirmation';
export const passwordsDiffer = 'Passwords do not match.';
export const terms = (link: (words: string, of: 'terms' | 'privacy') => ReactNode) =>
  sentence('I agree to the ', link('Terms and Conditions', 'terms'), ' and the ', link('Privacy Policy', 'privacy'));
export const termsMissing = 'Agree to the terms to create an account.';
export const signUp = 'Sign Up';
export const success = 'Registration successful! Redirecting to login...';
export const failed = 'Registration failed. Please try again.';
export const cookiesRefused =
  'Your browser is blocking cookies, so you couldn’t sign in. Allow cookies for this site in your browser settings, then press Sign Up again.';
/** What the server says of a field, by the name of the field, in the order of the form. */
export const fieldErrors: readonly (readonly [field: string, say: (said: string) => string])[] = [
  ['username', (said) => `Username: ${said}`],
  ['email', (said) => `Email: ${said}`],
  ['password', (said) => `Password: ${said}`],
];

export const alreadyWithUs = 'Already have an account?';
export const login = 'Login';
