import * as z from 'zod';
import { passwordLengths } from '../account/index.ts';

const { max } = passwordLengths;

/** A password that somebody says they have: whatever it is, it costs no more than the longest one. */
export const givenPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, 'Enter your password.')
  .max(max * 4, 'This password is too long.');
