import * as z from 'zod';
import { favouriteLimit, favouriteSlug, passwordLengths } from '../account/index.ts';
import { emailAddress } from './typed-texts.ts';

const { max } = passwordLengths;

/** Password to be checked: only its length is limited, to bound the cost of checking it. */
export const givenPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(max * 4, 'This password is too long.');

const nameMissing = 'Enter your username or email.';
/** Longest username or mail address. */
const MAX_NAME = 254;

/** The body of `token/`. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: nameMissing })
    .trim()
    .min(1, nameMissing)
    .max(MAX_NAME, 'This username or email is too long.')
    .describe('The username, or the mail address of the account'),
  password: givenPassword,
});
export type CheckedCredentials = z.infer<typeof credentialsSchema>;

const MAX_TICKET_LENGTH = 1000;

const LONGEST = 60;

/** Typed code: six digits from an app in any grouping, or a recovery code. */
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

/** The body of `token/second-step/`. */
export const secondStepCodeSchema = z.object({
  ticket: z
    .string({ error: 'Sign in with your password first.' })
    .max(MAX_TICKET_LENGTH, 'Sign in with your password first.'),
  code: givenCode,
});

/** The body of `users/change-email/`. */
export const emailChangeSchema = z.object({ email: emailAddress, password: givenPassword });
export type CheckedEmailChange = z.infer<typeof emailChangeSchema>;

const slugs = z
  .array(z.string('Give slugs of bikes, as text.').regex(favouriteSlug, 'This isn’t the slug of a bike.'), {
    error: 'Give a list of slugs.',
  })
  .max(favouriteLimit, `Give at most ${favouriteLimit} slugs.`)
  .default([]);

/** The body of `POST users/me/favourites/`. */
export const favouriteChangesSchema = z.object({ added: slugs, removed: slugs });
export type CheckedFavouriteChanges = z.infer<typeof favouriteChangesSchema>;
