import { contactLengths } from '../content/index.ts';
import { phoneDigits, visibleName } from '../typed/index.ts';
import * as z from 'zod';
import { emailAddress } from './mail-address.ts';

const { name, city, comments } = contactLengths;

/** What turns the direction of the text behind it: in a mail or a terminal it would show other words than were written. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const control = /^[^\p{Cc}\p{Cs}]*$/u;
const noControl = 'Remove control characters.';

const plainText = (error: string) =>
  z.string({ error }).transform((text) => text.normalize('NFC').replaceAll(turning, ''));

const line = (error: string, max: number) =>
  plainText(error)
    .transform((text) => visibleName(text).trim())
    .pipe(z.string().min(1, error).max(max, `Use at most ${max} characters.`).regex(control, noControl));

const lines = (error: string, max: number) =>
  plainText(error)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, error)
        .max(max, `Use at most ${max} characters.`)
        .refine((text) => control.test(text.replaceAll(/[\n\t]/g, ' ')), noControl),
    );

const phoneError = 'Enter a 10-digit phone number.';
const agreed = 'Agree to the Terms and Conditions to send a message.';

/** The body of a message; markup in it is text like any other. */
export const contactMessageSchema = z.object({
  name: line('Enter your name.', name.max).describe(`At most ${name.max} characters`),
  email: emailAddress.describe('Where the answer goes'),
  mobile_number: z
    .union([z.string(), z.int()], { error: phoneError })
    .transform((typed) => phoneDigits(String(typed)) ?? '')
    .pipe(z.string().length(10, phoneError))
    .describe('10 digits; blanks, hyphens and +91 before them are left out'),
  city: line('Enter your city.', city.max).describe(`At most ${city.max} characters`),
  comments: lines('Enter your message.', comments.max).describe(`Plain text of at most ${comments.max} characters`),
  agreed_to_terms: z.literal(true, agreed).default(true).describe('Must be true; true where it is left out'),
});
export type CheckedContactMessage = z.infer<typeof contactMessageSchema>;
