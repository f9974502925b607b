import { conversationLimits, listingLimits, offerDecisions, reportGrounds, reportSubjects } from '../market/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { optionalIfEmpty, wholeNumber } from './query-values.ts';
import { choice, submissionKey, typedId, typedLines, typedNumber, yesOrNo } from './typed-texts.ts';

const { text, note } = conversationLimits;
const { price } = listingLimits;

/** The body of a message: text, an offer, or both. */
export const messageDraftSchema = z
  .object({
    submission_key: submissionKey.describe('Named by who sends it: sent again with the same key, it is one message'),
    text: optionalIfEmpty(typedLines(texts.messageMissing, { min: 1, max: text })),
    offer: optionalIfEmpty(typedNumber(texts.offer(price), price)).describe('Whole rupees'),
    is_insisted: optionalIfEmpty(yesOrNo).describe(
      'The writer has read why it was held back, and says that it holds none of that',
    ),
  })
  .refine(({ text: said, offer }) => said !== undefined || offer !== undefined, {
    error: texts.messageOrOffer,
    path: ['text'],
  });
/** Message to be sent: text, an offer in whole rupees, or both. */
export type MessageDraft = z.input<typeof messageDraftSchema>;
export type MessageInput = z.infer<typeof messageDraftSchema>;

/** The body of a decision on an offer. */
export const offerDecisionSchema = z.object({ status: choice(offerDecisions) });

/** The body that marks messages as read up to a given one. */
export const seenMessageSchema = z.object({ message: typedId(texts.messageNumber, 0) });

/** The query for messages before a given one. */
export const earlierMessagesQuerySchema = z.object({ before: wholeNumber });

/** The body of a report. */
export const reportSchema = z.object({
  subject: choice(reportSubjects),
  id: typedId(texts.reportedMissing),
  ground: choice(reportGrounds),
  note: optionalIfEmpty(typedLines(texts.noteMissing, { min: 1, max: note })),
});
/** Report of content, with its reason. */
export type ReportDraft = z.input<typeof reportSchema>;
export type ReportInput = z.infer<typeof reportSchema>;

/** The body that turns mails about messages on or off. */
export const messageMailsChangeSchema = z.object({ is_on: yesOrNo });

/** The query of the link in a mail that turns them off. */
export const messageMailsLinkSchema = z.object({ token: z.string(texts.mailToken).min(1).max(1000) });
