import * as z from 'zod';
import { givenPassword } from './given-password.ts';

const LONGEST = 60;

/** A code as somebody types it: six digits of an app, in whatever groups, or a recovery code. */
export const givenCode = z
  .string({ error: 'Enter a code.' })
  .transform((text) => text.normalize('NFKC').trim())
  .pipe(z.string().min(1, 'Enter a code.').max(LONGEST, 'This code is too long.'))
  .transform((text) => (/^[\d\s-]{6,10}$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text));

/** The body of `users/me/second-factor/confirm/`. */
export const secondFactorConfirmationSchema = z.object({ code: givenCode });

/** The body of `DELETE users/me/second-factor/`. */
export const secondFactorRemovalSchema = z.object({ password: givenPassword, code: givenCode });
export type CheckedSecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;
