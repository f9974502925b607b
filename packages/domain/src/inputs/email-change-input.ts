import * as z from 'zod';
import { givenPassword } from './given-password.ts';
import { emailAddress } from './mail-address.ts';

/** The body of `users/change-email/`. */
export const emailChangeSchema = z.object({ email: emailAddress, password: givenPassword });
export type CheckedEmailChange = z.infer<typeof emailChangeSchema>;
