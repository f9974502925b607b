import * as z from 'zod/mini';

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

/** What the API answers to a registration. */
export const registeredSchema = z.object({ username: z.string() });

/** What the API answers when it has done what it was told and there is nothing to tell. */
export const doneSchema = z.object({ done: z.boolean() });

/** Who is signed in; `created_at` as ISO text. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: z.string(),
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
