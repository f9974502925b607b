import {
  cleanEmail,
  cleanText,
  isEmail,
  isPlainLine,
  phoneDigits,
  textError,
  type TextErrors,
  type TextLimits,
} from '../typed/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';

/** Refinement that rejects a text outside its limits. */
export const limitedTo = (limits: TextLimits, errors: TextErrors) => (text: string, context: z.RefinementCtx) => {
  const message = textError(text, limits, errors);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
};

/** Text in a request body, cleaned and within limits; markup is plain text. Rejects control characters and direction marks. */
function typedText(error: string, limits: Required<TextLimits>, isPlain: (text: string) => boolean) {
  const errors = {
    missing: limits.min > 1 ? texts.tooShort(limits.min) : error,
    short: texts.tooShort,
    long: texts.tooLong,
  };
  return z
    .string({ error })
    .transform(cleanText)
    .superRefine(limitedTo(limits, errors))
    .refine(isPlain, texts.controls);
}

/** Single line of text in a request body. */
export const typedLine = (error: string, max: number) => typedText(error, { min: 1, max }, isPlainLine);

/** Text of any number of lines in a request body. */
export const typedLines = (error: string, limits: Required<TextLimits>) =>
  typedText(error, limits, (text) => isPlainLine(text.replaceAll(/[\n\t]/g, ' ')));

/** Whole number from `min` to `max` in a request body, also as a string of digits, as forms send it. */
export function typedNumber(error: string, { min, max }: { min: number; max: number }) {
  const toNumber = (value: number | string) =>
    typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return z.preprocess(toNumber, z.int(error).min(min, error).max(max, error));
}

/** Largest number that a column can hold. */
const MAX_INTEGER = 2_147_483_647;

/** Number of something stored, in a request body. */
export const typedId = (error: string, min = 1) => typedNumber(error, { min, max: MAX_INTEGER });

/** One word of a closed list in a request body. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: texts.oneOf(words) });

export const yesOrNo = z.boolean({ error: texts.trueOrFalse });

/** Idempotency key of a submission. */
export const submissionKey = z.string(texts.keyAsText).regex(/^[\w-]{8,64}$/, texts.submissionKey);

/** Indian phone number in a request body, in any common notation; parsed to its ten digits. */
export const phoneNumber = (error: string, missing = error) =>
  z
    .string({ error: missing })
    .transform((text) => phoneDigits(text) ?? '')
    .pipe(z.string().length(10, error));

const MAX_EMAIL = 254;

/** Typed text, normalised to NFKC and trimmed. */
export const nfkcText = (error: string) => z.string({ error }).transform((text) => text.normalize('NFKC').trim());

/** Email address, without invisible characters that were copied with it. */
export const emailAddress = z
  .string({ error: texts.emailMissing })
  .transform(cleanEmail)
  .pipe(z.string().max(MAX_EMAIL, texts.tooLong(MAX_EMAIL)).refine(isEmail, texts.emailInvalid));
