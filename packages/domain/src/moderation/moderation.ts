import * as z from 'zod/mini';
import { pageOf } from '../requests/lists.ts';
import { lenientFlag, lenientList, lenientText, lenientTexts } from '../requests/lenient-values.ts';
import {
  caseBikeSchema,
  caseOfferSchema,
  casePersonSchema,
  caseReporterSchema,
  relatedCaseSchema,
} from './case-facts.ts';
import { caseStates, decisionSubjects, moderationVerdicts } from './moderation-words.ts';
import { reportGrounds, reportSubjects } from '../market/conversation-words.ts';

const idSchema = z.int();

/** What a thing was decided, and whether that was taken back since (moments as ISO text). */
export const moderationDecisionSchema = z.object({
  id: idSchema,
  subject: z.enum(decisionSubjects),
  subject_id: idSchema,
  decision: z.enum(moderationVerdicts),
  /** Whether a listing was refused as a fraud. */
  is_fraud: lenientFlag,
  /** Null once the account is deleted that it is about. */
  reason: lenientText,
  decided_at: z.string(),
  /** The first name of who decided, or that it was the owner of the site; null once their account is deleted. */
  decided_by: lenientText,
  reversed: z.nullable(z.object({ reason: lenientText, at: z.string(), by: lenientText })),
});
export type ModerationDecision = z.infer<typeof moderationDecisionSchema>;

/** What undoing all of one person's reports would change: so many holds are lifted, and so many open reports settled. */
export const reportEffectsSchema = z.object({ holds: idSchema, reports: idSchema });
export type ReportEffects = z.infer<typeof reportEffectsSchema>;

/** What was decided, the latest first. */
export const moderationDecisionPageSchema = pageOf(moderationDecisionSchema);

/** Something that a moderator is to decide of. */
const moderationCaseSchema = z.object({
  /** Subject and number in one, as 'listing-12'. */
  id: z.string(),
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  /** A mark of what is to be decided, as it was read: given with the decision, nothing is decided that nobody has read. */
  mark: z.string(),
  opened_at: z.string(),
  title: z.string(),
  /** Where it is read; null where no page shows it. */
  path: lenientText,
  state: z.enum(caseStates),
  /** What held it, as `holdCodes` name it. */
  holds: lenientTexts,
  /** The last open reports; `counts` where one counts towards holding the thing. */
  reports: lenientList(
    z.object({
      id: idSchema,
      ground: z.enum(reportGrounds),
      note: z.string(),
      at: z.string(),
      counts: z.boolean(),
      /** Null once the account of who reported is deleted. */
      by: z.nullable(caseReporterSchema),
    }),
  ),
  /** How many open reports there are, and how many of them count. */
  report_count: idSchema,
  counting: idSchema,
  /** Whether as many reports count as hold other things, but everybody sees this: somebody has looked at it before. */
  is_urgent: z.boolean(),
  /** The last words of a conversation, the text of a review or a listing, what a figure should be; each with whose it is. */
  words: lenientList(z.object({ side: z.string(), text: z.string() })),
  photos: lenientTexts,
  /** Null where it is about no listing. */
  bike: z.nullable(caseBikeSchema),
  /** Whose it is: the seller of a listing or photo, the two of a conversation, who wrote a review. */
  people: lenientList(casePersonSchema),
  offers: lenientList(caseOfferSchema),
  related: lenientList(relatedCaseSchema),
  decisions: lenientList(moderationDecisionSchema),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

/** What is to be decided: what is urgent first, then the oldest. */
export const moderationCasePageSchema = pageOf(moderationCaseSchema);
