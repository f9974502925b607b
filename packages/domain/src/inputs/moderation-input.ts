import { reportSubjects } from '../market/index.ts';
import { moderationReason, moderationVerdicts } from '../moderation/index.ts';
import * as z from 'zod';
import { oneOf, pagingShape, optionalIfEmpty } from './query-values.ts';
import { typedLines, typedNumber } from './typed-texts.ts';

const MOST = 2_147_483_647;

const reason = typedLines('Enter a reason.', moderationReason).describe(
  'Told to whom it concerns where it is refused; it stands in the log',
);

/** The query of a list of moderation cases. */
export const caseQuerySchema = z.object({ subject: oneOf(reportSubjects), ...pagingShape });

/** The body of a moderation decision. */
export const decisionDraftSchema = z
  .object({
    subject: z.enum(reportSubjects, { error: `Give one of: ${reportSubjects.join(', ')}.` }),
    subject_id: typedNumber('Choose a case.', { min: 1, max: MOST }),
    decision: z.enum(moderationVerdicts, { error: `Give one of: ${moderationVerdicts.join(', ')}.` }),
    reason,
    is_fraud: z
      .boolean('Give true or false.')
      .optional()
      .describe('Refuses a listing as fraud. The seller’s other and next listings are held too'),
    mark: optionalIfEmpty(
      z.string('Give the mark as text.').regex(/^[0-9a-f]{8}$/, 'Give the mark of the case.'),
    ).describe('The mark of the case as it was read: refused where that is another by now'),
  })
  .refine(({ subject, decision, is_fraud }) => !is_fraud || (subject === 'listing' && decision === 'refuse'), {
    path: ['is_fraud'],
    error: 'Only a refused listing can be marked as fraud.',
  });

/** The body that reverses a decision or undoes reports. */
export const reversalSchema = z.object({ reason });
