import { visibleText } from '@dopahiya/domain/typed';
import * as z from 'zod';

const MAX_EMAIL = 254;

/** A text as somebody types it, without blanks around it. */
export const typed = (error: string) => z.string({ error }).transform((text) => text.normalize('NFKC').trim());

/** A mail address, without what nobody sees of one that was copied. */
export const emailAddress = typed('Give an email address, as text.')
  .transform((text) => visibleText(text).trim())
  .pipe(z.email('Give a valid email address.').max(MAX_EMAIL, `Give at most ${MAX_EMAIL} characters.`));

/** What counts for equality of names and addresses: neither case nor the way a character is typed, nor what nobody sees. */
export function keyOf(text: string): string {
  return visibleText(text.normalize('NFKC')).trim().toLowerCase();
}
