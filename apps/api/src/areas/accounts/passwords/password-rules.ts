import { charactersIn, passwordLengths } from '@dopahiya/domain/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';

const common = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
const { min, max } = passwordLengths;

/** A password that somebody wants to have: any characters, so many of them, and none of those that are tried first. */
export const newPassword = z
  .string({ error: 'Enter a password.' })
  .refine((text) => charactersIn(text) >= min, `Password must be at least ${min} characters long.`)
  .refine((text) => charactersIn(text) <= max, `Password must be at most ${max} characters long.`)
  .refine((text) => !common.has(text.toLowerCase()), 'This password is too common. Choose another.');
