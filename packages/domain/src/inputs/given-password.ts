import * as z from 'zod';
import { passwordLengths } from '../account/index.ts';

const { max } = passwordLengths;

/** A password that somebody says they have: whatever it is, it costs no more than the longest one. */
export const givenPassword = z
  .string({ error: 'Give your password, as text.' })
  .min(1, 'Give your password.')
  .max(max * 4, 'This is longer than any password here.');
