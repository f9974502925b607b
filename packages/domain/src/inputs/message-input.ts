import { contactLengths } from '../content/index.ts';
import { phoneDigits } from '../typed/index.ts';
import * as z from 'zod';
import { emailAddress, typedLine, typedLines } from './typed-texts.ts';

const { name, city, comments } = contactLengths;

const phoneError = 'Enter a 10-digit phone number.';
const agreed = 'Agree to the Terms and Conditions to send a message.';

/** The body of a message; markup is treated as plain text. */
export const contactMessageSchema = z.object({
  name: typedLine('Enter your name.', name.max).describe(`At most ${name.max} characters`),
  email: emailAddress.describe('Where the answer goes'),
  mobile_number: z
    .union([z.string(), z.int()], { error: phoneError })
    .transform((typed) => phoneDigits(String(typed)) ?? '')
    .pipe(z.string().length(10, phoneError))
    .describe('10 digits; blanks, hyphens and +91 before them are left out'),
  city: typedLine('Enter your city.', city.max).describe(`At most ${city.max} characters`),
  comments: typedLines('Enter your message.', { min: 1, max: comments.max }).describe(
    `Plain text of at most ${comments.max} characters`,
  ),
  agreed_to_terms: z.literal(true, agreed).default(true).describe('Must be true; true where it is left out'),
});
export type CheckedContactMessage = z.infer<typeof contactMessageSchema>;
