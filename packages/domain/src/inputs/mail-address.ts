import { visibleText } from '../typed/index.ts';
import * as z from 'zod';

const MAX_EMAIL = 254;

/** A text as somebody types it, without blanks around it. */
export const nfkcText = (error: string) => z.string({ error }).transform((text) => text.normalize('NFKC').trim());

const email = z.email();
const otherLetter = /(?![\0-\u007F])[\p{L}\p{M}\p{N}]/gu;

/** Whether it is a mail address; its domain may have letters of any script. */
function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return email.safeParse(text.slice(0, at + 1) + text.slice(at + 1).replaceAll(otherLetter, 'a')).success;
}

/** A mail address, without what nobody sees of one that was copied. */
export const emailAddress = nfkcText('Give an email address, as text.')
  .transform((text) => visibleText(text).trim())
  .pipe(
    z
      .string()
      .max(MAX_EMAIL, `Give at most ${MAX_EMAIL} characters.`)
      .refine(isMailAddress, 'Give a valid email address.'),
  );
