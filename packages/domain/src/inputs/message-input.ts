import { contactLengths } from '../content/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { emailAddress, phoneNumber, typedLine, typedLines } from './typed-texts.ts';

const { name, city, comments } = contactLengths;

/** The body of a message; markup is treated as plain text. */
export const contactMessageSchema = z.object({
  name: typedLine(texts.nameMissing, name.max).describe(`At most ${name.max} characters`),
  email: emailAddress.describe('Where the answer goes'),
  mobile_number: z
    .union([z.string(), z.int()], { error: texts.phone })
    .transform(String)
    .pipe(phoneNumber(texts.phone))
    .describe('10 digits; blanks, hyphens and +91 before them are left out'),
  city: typedLine(texts.cityMissing, city.max).describe(`At most ${city.max} characters`),
  comments: typedLines(texts.contactMissing, { min: 1, ...comments }).describe(
    `Plain text of at most ${comments.max} characters`,
  ),
  agreed_to_terms: z.literal(true, texts.notAgreed).default(true).describe('Must be true; true where it is left out'),
});
export type ContactMessage = z.input<typeof contactMessageSchema>;
export type CheckedContactMessage = z.infer<typeof contactMessageSchema>;
