import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';

/** What somebody gives to open an account. */
export interface Registration {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  password: string;
}

/** What somebody signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** What a sign-in or a refresh gives: the access token, good for fifteen minutes, and whose it is. */
export const accessSchema = z.object({ access: z.string(), username: z.optional(z.string()) });
export type Access = z.infer<typeof accessSchema>;

/** What a sign-in gives where the account asks for a code too: what the code is to be sent with, good for five minutes. */
const secondStepSchema = z.object({ ticket: z.string() });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** What the right password gives. */
export const signInSchema = z.union([accessSchema, secondStepSchema]);
export type SignIn = z.infer<typeof signInSchema>;

/** A code with which a sign-in goes on: of the owner's app, or one of the recovery codes. */
export interface SecondStepCode extends SecondStep {
  code: string;
}

/** That signing in asks for a code, since when (ISO text), and how many recovery codes are left. */
const secondFactorSchema = z.object({ since: z.string(), recovery_codes: z.int() });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an app needs to make codes: the secret as text, as an address for apps, and that address as a picture of squares. */
export const enrolmentSchema = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.object({
    /** Squares on a side. */
    size: z.int(),
    /** The dark ones, as the path of an SVG of that size. */
    path: z.string(),
  }),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** The recovery codes of an account, told once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** What the API answers to a registration. */
export const registeredSchema = z.object({ username: z.string() });

/** What the API answers when it has done what it was told and there is nothing to tell. */
export const doneSchema = z.object({ done: z.boolean() });

/** What the API answers to the link of a mail: whether the other address of a change is yet to confirm it. */
export const verifiedSchema = z.object({ done: z.boolean(), waits: z.optional(z.boolean()) });
export type Verified = z.infer<typeof verifiedSchema>;

/** Who is signed in; `created_at` as ISO text. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  /** The address that it is to have, once it is confirmed. */
  pending_email: z.optional(z.nullable(z.string())),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.string(),
  password_changed_at: z.optional(z.string()),
  /** Null while the password alone is asked. */
  second_factor: z.optional(z.nullable(secondFactorSchema)),
  /** 'moderator' for who decides of what others report; null for everybody else. */
  role: z.optional(lenientText),
});
export type User = z.infer<typeof userSchema>;

/** A browser in which somebody is signed in: `device` like 'Chrome on Android', moments as ISO text. */
export const sessionSchema = z.object({
  id: z.int(),
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});
export type SignedInSession = z.infer<typeof sessionSchema>;

/** Everything that is stored of somebody, for them to take away; by what it is, as lists. */
export const accountExportSchema = z.looseObject({ exported_at: z.string(), account: userSchema });

/** What becomes of an account's favourites, by the slugs of models and `usedBikeFavourite`; said twice, it changes nothing more. */
export interface FavouriteChanges {
  added: readonly string[];
  removed: readonly string[];
}

/** The favourites of an account after a change, the latest last, and those that it had no room for. */
export const favouritesSchema = z.object({ slugs: z.array(z.string()), left_out: z.array(z.string()) });
export type Favourites = z.infer<typeof favouritesSchema>;
