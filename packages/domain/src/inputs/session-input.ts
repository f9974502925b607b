import * as z from 'zod';
import { givenPassword } from './given-password.ts';
import { givenCode } from './second-factor-input.ts';

const MAX_USERNAME = 120;

/** The body of `token/`. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: 'Enter your username.' })
    .trim()
    .min(1, 'Enter your username.')
    .max(MAX_USERNAME, 'This username is too long.'),
  password: givenPassword,
});
export type CheckedCredentials = z.infer<typeof credentialsSchema>;

const LONGEST_TICKET = 1000;

/** The body of `token/second-step/`. */
export const secondStepCodeSchema = z.object({
  ticket: z
    .string({ error: 'Sign in with your password first.' })
    .max(LONGEST_TICKET, 'Sign in with your password first.'),
  code: givenCode,
});
