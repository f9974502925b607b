import { reportSubjects } from '../market/index.ts';
import { moderationReason, moderationVerdicts } from '../moderation/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { oneOf, optionalIfEmpty, pagingShape } from './query-values.ts';
import { choice, typedId, typedLines, yesOrNo } from './typed-texts.ts';

const reason = typedLines(texts.reasonMissing, moderationReason).describe(
  'Told to whom it concerns where it is refused; it stands in the log',
);

/** The query of a list of moderation cases. */
export const caseQuerySchema = z.object({ subject: oneOf(reportSubjects), ...pagingShape });

/** The body of a moderation decision. */
export const decisionDraftSchema = z
  .object({
    subject: choice(reportSubjects),
    subject_id: typedId(texts.caseMissing),
    decision: choice(moderationVerdicts),
    reason,
    is_fraud: yesOrNo
      .optional()
      .describe('Refuses a listing as fraud. The seller’s other and next listings are held too'),
    mark: optionalIfEmpty(z.string(texts.markAsText).regex(/^[0-9a-f]{8}$/, texts.mark)).describe(
      'The mark of the case as it was read: refused where that is another by now',
    ),
  })
  .refine(({ subject, decision, is_fraud }) => !is_fraud || (subject === 'listing' && decision === 'refuse'), {
    path: ['is_fraud'],
    error: texts.fraudOfListing,
  });

/** The body that reverses a decision or undoes reports. */
export const reversalSchema = z.object({ reason });
