import { chatLengths, maxEarlier } from '../chat/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { optionalIfEmpty, slugOrId } from './query-values.ts';
import { emailAddress, phoneNumber, typedLine } from './typed-texts.ts';

/** The body of `chatbot/user-details/`. */
export const chatDetailsSchema = z.object({
  name: typedLine(texts.chatFieldsMissing, chatLengths.name).describe(`At most ${chatLengths.name} characters`),
  email: optionalIfEmpty(emailAddress),
  phone: phoneNumber(texts.chatPhone, texts.chatFieldsMissing).describe('10 digits, with or without +91 before them'),
  city: typedLine(texts.chatFieldsMissing, chatLengths.city).describe(`At most ${chatLengths.city} characters`),
});
export type ChatDetails = z.input<typeof chatDetailsSchema>;
export type CheckedChatDetails = z.infer<typeof chatDetailsSchema>;

/** The body of `chatbot/`; a message that is too long is cut. */
export const chatMessageSchema = z.object({
  message: z
    .string({ error: texts.messageMissing })
    .transform((text) => text.slice(0, chatLengths.message).trim())
    .pipe(z.string().min(1, texts.messageMissing))
    .describe(`The first ${chatLengths.message} characters count`),
  user_id: optionalIfEmpty(z.union([z.string().max(64), z.int()]).transform(String)),
  earlier: optionalIfEmpty(
    z
      .array(z.string().transform((text) => text.slice(0, chatLengths.message)))
      .transform((all) => all.slice(-maxEarlier)),
  ).describe(`What was asked before without a \`user_id\`; the last ${maxEarlier} messages count, and none is kept`),
  bike: slugOrId.describe('Slug of the bike whose page the question is asked on'),
  city: optionalIfEmpty(z.string().transform((text) => text.slice(0, chatLengths.city).trim())).describe(
    'The city for prices if the message and the details of who asks name none',
  ),
});
export type ChatMessage = z.input<typeof chatMessageSchema>;
export type CheckedChatMessage = z.infer<typeof chatMessageSchema>;
