import { visibleText } from '../typed/index.ts';
import * as z from 'zod';

const MAX_EMAIL = 254;

/** A text as somebody types it, without blanks around it. */
export const nfkcText = (error: string) => z.string({ error }).transform((text) => text.normalize('NFKC').trim());

/** A mail address, without what nobody sees of one that was copied. */
export const emailAddress = nfkcText('Enter an email address.')
  .transform((text) => visibleText(text).trim())
  .pipe(z.email('Enter a valid email address.').max(MAX_EMAIL, `Use at most ${MAX_EMAIL} characters.`));
