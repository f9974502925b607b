import * as z from 'zod';
import { givenPassword } from '../passwords/password-rules.ts';

const MAX_USERNAME = 120;

/** The body of `token/`. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: 'Give your username, as text.' })
    .trim()
    .min(1, 'Give your username.')
    .max(MAX_USERNAME, 'This is longer than any username here.'),
  password: givenPassword,
});
export type CheckedCredentials = z.infer<typeof credentialsSchema>;
