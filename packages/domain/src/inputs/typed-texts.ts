import { isPlainLine, phoneDigits, shownText, visibleText } from '../typed/index.ts';
import * as z from 'zod';

const noControl = 'Remove control characters.';

/** Removes invisible characters, normalises to NFC and trims. */
const cleaned = (error: string) => z.string({ error }).transform((value) => shownText(value).normalize('NFC').trim());

/** Single line of text in a request body; markup is plain text. Strips invisible characters and rejects direction marks. */
export const typedLine = (error: string, max: number) =>
  cleaned(error).pipe(
    z.string().min(1, error).max(max, `Use at most ${max} characters.`).refine(isPlainLine, noControl),
  );

/** Multi-line text in a request body; markup is plain text. Strips invisible characters and rejects direction marks. */
export const typedLines = (error: string, { min, max }: { min: number; max: number }) =>
  cleaned(error)
    .transform((value) => value.replaceAll(/\r\n?/g, '\n'))
    .pipe(
      z
        .string()
        .min(min, min > 1 ? `Write at least ${min} characters.` : error)
        .max(max, `Use at most ${max} characters.`)
        .refine((value) => isPlainLine(value.replaceAll(/[\n\t]/g, ' ')), noControl),
    );

/** Whole number from `min` to `max` in a request body, also as a string of digits, as forms send it. */
export function typedNumber(error: string, { min, max }: { min: number; max: number }) {
  const toNumber = (value: unknown) =>
    typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return z.preprocess(toNumber, z.int(error).min(min, error).max(max, error));
}

/** Indian phone number in a request body, in any common notation; parsed to its ten digits. */
export const phoneNumber = (error: string, missing = error) =>
  z
    .string({ error: missing })
    .transform((text) => phoneDigits(text) ?? '')
    .pipe(z.string().length(10, error));

const MAX_EMAIL = 254;

/** Typed text, normalised to NFKC and trimmed. */
export const nfkcText = (error: string) => z.string({ error }).transform((text) => text.normalize('NFKC').trim());

const email = z.email();
const otherLetter = /(?![\0-\u007F])[\p{L}\p{M}\p{N}]/gu;
/** Last part of a domain as browsers send it where it has letters of another script. */
const encodedEnding = /\.xn--[a-z\d-]*[a-z\d]$/i;

/** Checks whether a text is an email address; its domain may have letters of any script, written as they are or encoded. */
function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at).replaceAll(otherLetter, 'a').replace(encodedEnding, '.aa');
  return email.safeParse(text.slice(0, at) + domain).success;
}

/** Email address, without invisible characters that were copied with it. */
export const emailAddress = nfkcText('Enter an email address.')
  .transform((text) => visibleText(text).trim())
  .pipe(
    z
      .string()
      .max(MAX_EMAIL, `Use at most ${MAX_EMAIL} characters.`)
      .refine(isMailAddress, 'Enter a valid email address.'),
  );
