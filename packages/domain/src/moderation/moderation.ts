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

/** Moderation decision, and whether it was reversed (times as ISO text). */
export const moderationDecisionSchema = z.object({
  id: idSchema,
  subject: z.enum(decisionSubjects),
  subject_id: idSchema,
  decision: z.enum(moderationVerdicts),
  /** Whether a listing was rejected as fraud. */
  is_fraud: lenientFlag,
  /** Null once the account concerned is deleted. */
  reason: lenientText,
  decided_at: z.string(),
  /** First name of the moderator, or the site's owner; null once the account is deleted. */
  decided_by: lenientText,
  reversed: z.nullable(z.object({ reason: lenientText, at: z.string(), by: lenientText })),
});
export type ModerationDecision = z.infer<typeof moderationDecisionSchema>;

/** Effects of undoing all reports of one person: number of holds lifted and open reports closed. */
export const reportEffectsSchema = z.object({ holds: idSchema, reports: idSchema });
export type ReportEffects = z.infer<typeof reportEffectsSchema>;

/** Decisions, latest first. */
export const moderationDecisionPageSchema = pageOf(moderationDecisionSchema);

/** Case that awaits a moderator's decision. */
const moderationCaseSchema = z.object({
  /** Subject and number, like 'listing-12'. */
  id: z.string(),
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  /** Version of the content as it was read: sent with the decision, so that no unread version is decided on. */
  mark: z.string(),
  opened_at: z.string(),
  title: z.string(),
  /** Path of the page that shows it; null if there is none. */
  path: lenientText,
  state: z.enum(caseStates),
  /** Reasons for the hold, from `holdCodes`. */
  holds: lenientTexts,
  /** Latest open reports; `counts` is true for those that count towards a hold. */
  reports: lenientList(
    z.object({
      id: idSchema,
      ground: z.enum(reportGrounds),
      note: z.string(),
      at: z.string(),
      counts: z.boolean(),
      /** Null once the reporter's account is deleted. */
      by: z.nullable(caseReporterSchema),
    }),
  ),
  /** Number of open reports, and of those that count towards a hold. */
  report_count: idSchema,
  counting: idSchema,
  /** Whether enough reports count for a hold, but the item stays visible because it was approved before. */
  is_urgent: z.boolean(),
  /** Texts with their author: the latest messages of a conversation, a review, a listing, or the suggested figure. */
  words: lenientList(z.object({ side: z.string(), text: z.string() })),
  photos: lenientTexts,
  /** Null if the case is not about a listing. */
  bike: z.nullable(caseBikeSchema),
  /** People involved: the seller of a listing or photo, both sides of a conversation, the author of a review. */
  people: lenientList(casePersonSchema),
  offers: lenientList(caseOfferSchema),
  related: lenientList(relatedCaseSchema),
  decisions: lenientList(moderationDecisionSchema),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

/** Cases that await a decision: urgent ones first, then oldest first. */
export const moderationCasePageSchema = pageOf(moderationCaseSchema);
