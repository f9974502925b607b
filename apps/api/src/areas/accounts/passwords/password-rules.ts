import { charactersIn, passwordLengths } from '@dopahiya/domain/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';

const common = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
const { min, max } = passwordLengths;

/** Validates a new password: its length, and that it is not a common one. Any characters are allowed. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .refine((text) => charactersIn(text) >= min, `Password must be at least ${min} characters long.`)
  .refine((text) => charactersIn(text) <= max, `Password must be at most ${max} characters long.`)
  .refine((text) => !common.has(text.toLowerCase()), 'This password is too common. Choose another.');
