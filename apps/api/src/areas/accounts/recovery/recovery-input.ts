import { emailAddress, givenPassword } from '@dopahiya/domain/inputs';
import * as z from 'zod';
import { newPassword } from '../passwords/password-rules.ts';

const token = z
  .string({ error: 'Enter the token from the link in the email.' })
  .regex(/^[\w-]{43}$/, 'This link is incomplete. Open the link in the email again.');

/** The body of `users/forgot-password/`. */
export const forgotSchema = z.object({ email: emailAddress });

/** The body of `users/reset-password/`. */
export const resetSchema = z.object({ token, password: newPassword });
export type CheckedReset = z.infer<typeof resetSchema>;

/** The body of `users/verify-email/`. */
export const verificationSchema = z.object({ token });

/** The body of `users/change-password/`. */
export const passwordChangeSchema = z.object({ password: givenPassword, new_password: newPassword });
export type CheckedPasswordChange = z.infer<typeof passwordChangeSchema>;
