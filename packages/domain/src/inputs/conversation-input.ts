import { conversationLimits, listingLimits, offerDecisions, reportGrounds, reportSubjects } from '../market/index.ts';
import { formatPrice } from '../site/index.ts';
import * as z from 'zod';
import { optionalIfEmpty, wholeNumber } from './query-values.ts';
import { typedLines, typedNumber } from './typed-texts.ts';

const { text, note } = conversationLimits;
const { price } = listingLimits;

const words = typedLines('Write a message.', { min: 1, max: text });
const key = z
  .string('Give a key as text.')
  .regex(/^[\w-]{8,64}$/, 'Give a key of 8 to 64 letters, digits and hyphens.');
const rupees = typedNumber(
  `Offer an amount from ${formatPrice(price.min)} to ${formatPrice(price.max)}, in whole rupees.`,
  price,
);

/** The body of a message: text, an offer, or both. */
export const messageDraftSchema = z
  .object({
    submission_key: key.describe('Named by who sends it: sent again with the same key, it is one message'),
    text: optionalIfEmpty(words),
    offer: optionalIfEmpty(rupees).describe('Whole rupees'),
    is_insisted: optionalIfEmpty(z.boolean('Give true or false.')).describe(
      'The writer has read why it was held back, and says that it holds none of that',
    ),
  })
  .refine(({ text: said, offer }) => said !== undefined || offer !== undefined, {
    error: 'Write a message or make an offer.',
    path: ['text'],
  });
export type MessageInput = z.infer<typeof messageDraftSchema>;

/** The body of a decision on an offer. */
export const offerDecisionSchema = z.object({
  status: z.enum(offerDecisions, { error: `Give one of: ${offerDecisions.join(', ')}.` }),
});

/** The body that marks messages as read up to a given one. */
export const seenMessageSchema = z.object({
  message: typedNumber('Give the number of a message.', { min: 0, max: 2_147_483_647 }),
});

/** The query for messages before a given one. */
export const earlierMessagesQuerySchema = z.object({ before: wholeNumber });

/** The body of a report. */
export const reportSchema = z.object({
  subject: z.enum(reportSubjects, { error: `Give one of: ${reportSubjects.join(', ')}.` }),
  id: typedNumber('Choose what to report.', { min: 1, max: 2_147_483_647 }),
  ground: z.enum(reportGrounds, { error: `Give one of: ${reportGrounds.join(', ')}.` }),
  note: optionalIfEmpty(typedLines('Tell us more, or leave this empty.', { min: 1, max: note })),
});
export type ReportInput = z.infer<typeof reportSchema>;
