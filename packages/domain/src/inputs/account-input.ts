import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { favouriteLimit, favouriteSlug, passwordLengths } from '../account/index.ts';
import { emailAddress } from './typed-texts.ts';

const { max } = passwordLengths;

/** Password to be checked: only its length is limited, to bound the cost of checking it. */
export const givenPassword = z
  .string({ error: texts.passwordMissing })
  .min(1, texts.passwordMissing)
  .max(max * 4, texts.passwordLong);

/** Longest username or mail address. */
const MAX_NAME = 254;

/** The body of `token/`. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: texts.signInNameMissing })
    .trim()
    .min(1, texts.signInNameMissing)
    .max(MAX_NAME, texts.signInNameLong)
    .describe('The username, or the mail address of the account'),
  password: givenPassword,
});
/** Username and password for signing in. */
export type Credentials = z.input<typeof credentialsSchema>;
export type CheckedCredentials = z.infer<typeof credentialsSchema>;

const MAX_TICKET_LENGTH = 1000;

const LONGEST = 60;

/** Typed code: six digits from an app in any grouping, or a recovery code. */
export const givenCode = z
  .string({ error: texts.codeMissing })
  .transform((text) => text.normalize('NFKC').trim())
  .pipe(z.string().min(1, texts.codeMissing).max(LONGEST, texts.codeLong))
  .transform((text) => (/^[\d\s-]{6,10}$/.test(text) ? text.replaceAll(/[\s-]/g, '') : text));

/** The body of `users/me/second-factor/confirm/`. */
export const secondFactorConfirmationSchema = z.object({ code: givenCode });

/** The body of `DELETE users/me/second-factor/`. */
export const secondFactorRemovalSchema = z.object({ password: givenPassword, code: givenCode });
export type CheckedSecondFactorRemoval = z.infer<typeof secondFactorRemovalSchema>;

/** The body of `token/second-step/`. */
export const secondStepCodeSchema = z.object({
  ticket: z.string({ error: texts.ticketInvalid }).max(MAX_TICKET_LENGTH, texts.ticketInvalid),
  code: givenCode,
});
/** Code that completes a sign-in: from the user's authenticator app, or one of the recovery codes. */
export type SecondStepCode = z.input<typeof secondStepCodeSchema>;

/** The body of `users/change-email/`. */
export const emailChangeSchema = z.object({ email: emailAddress, password: givenPassword });
export type CheckedEmailChange = z.infer<typeof emailChangeSchema>;

const slugs = z
  .array(z.string(texts.favouritesAsText).regex(favouriteSlug, texts.favouriteUnknown), {
    error: texts.favouritesAsList,
  })
  .max(favouriteLimit, texts.favouritesTooMany(favouriteLimit))
  .default([]);

/** The body of `POST users/me/favourites/`. */
export const favouriteChangesSchema = z.object({ added: slugs, removed: slugs });
export type CheckedFavouriteChanges = z.infer<typeof favouriteChangesSchema>;
