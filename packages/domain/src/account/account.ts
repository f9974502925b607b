import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';

/** Response to a sign-in or a refresh: the access token, valid for 15 minutes, and its user. */
export const accessSchema = z.object({ access: z.string(), username: z.optional(z.string()) });
export type Access = z.infer<typeof accessSchema>;

/** Response to a sign-in when the account also requires a code: the ticket to send with the code, valid for five minutes. */
const secondStepSchema = z.object({ ticket: z.string() });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** Response to a correct password: an access token, or the ticket for the second step. */
export const signInSchema = z.union([accessSchema, secondStepSchema]);
export type SignIn = z.infer<typeof signInSchema>;

/** Two-factor status: when it was switched on (ISO text) and how many recovery codes are left. */
const secondFactorSchema = z.object({ since: z.string(), recovery_codes: z.int() });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Setup data for an authenticator app: the secret as text, as a URI for apps, and that URI as a QR code. */
export const enrolmentSchema = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.object({
    /** Number of squares per side. */
    size: z.int(),
    /** Dark squares, as an SVG path in a viewBox of that size. */
    path: z.string(),
  }),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** Recovery codes of an account, shown only once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Response to a registration. */
export const registeredSchema = z.object({ username: z.string() });

/** Response to a successful request that returns no data. */
export const doneSchema = z.object({ done: z.boolean() });

/** Response to a link from a mail; `waits` is true while the other address of an email change still has to confirm it. */
export const verifiedSchema = z.object({ done: z.boolean(), waits: z.optional(z.boolean()) });
export type Verified = z.infer<typeof verifiedSchema>;

/** Signed-in user; `created_at` is ISO text. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** New email address, until it is confirmed. */
  pending_email: z.optional(z.nullable(z.string())),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.string(),
  password_changed_at: z.optional(z.string()),
  /** Null while sign-in needs only the password. */
  second_factor: z.optional(z.nullable(secondFactorSchema)),
  /** 'moderator' for moderators; null for everybody else. */
  role: z.optional(lenientText),
});
export type User = z.infer<typeof userSchema>;

/** Browser session of a user: `device` is like 'Chrome on Android', times are ISO text. */
export const sessionSchema = z.object({
  id: z.int(),
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});
export type SignedInSession = z.infer<typeof sessionSchema>;

/** Export of all data stored about a user, as lists by kind of data. */
export const accountExportSchema = z.looseObject({ exported_at: z.string(), account: userSchema });

/** Changes to an account's favourites, as slugs of models and `usedBikeFavourite` keys; sending the same changes twice is safe. */
export interface FavouriteChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** Favourites of an account after a change, latest last, and those left out because the list was full. */
export const favouritesSchema = z.object({ slugs: z.array(z.string()), left_out: z.array(z.string()) });
export type Favourites = z.infer<typeof favouritesSchema>;
