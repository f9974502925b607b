import * as z from 'zod';
import { givenPassword } from './given-password.ts';
import { givenCode } from './second-factor-input.ts';

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

const LONGEST_TICKET = 1000;

/** The body of `token/second-step/`. */
export const secondStepCodeSchema = z.object({
  ticket: z
    .string({ error: 'Give the ticket that the password was answered with.' })
    .max(LONGEST_TICKET, 'This is no ticket. Sign in with your password first.'),
  code: givenCode,
});
