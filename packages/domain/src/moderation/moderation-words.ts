import { type ReportSubject, reportSubjects } from '../market/conversation-words.ts';
import type { PageRequest } from '../requests/list-requests.ts';

/** Subject of a decision: what was reported, or a report whose reporter's reports were all undone. */
export const decisionSubjects = [...reportSubjects, 'report'] as const;
export type DecisionSubject = (typeof decisionSubjects)[number];

/**
 * Moderator's verdict: `allow` publishes the item, `refuse` hides it. For a reported figure `allow` means that
 * it was corrected, `refuse` that it stays.
 */
export const moderationVerdicts = ['allow', 'refuse'] as const;
export type ModerationVerdict = (typeof moderationVerdicts)[number];

/** Visibility of an item in moderation: held until the decision, shown meanwhile, or not yet shown. */
export const caseStates = ['held', 'shown', 'waiting'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * Reasons for a fraud hold: suspicious words, a price far below the market, another account's photo, many
 * listings of a new account, reports from three accounts, an account, photo or phone number of a listing removed
 * as fraud, or a moderator.
 */
export const holdCodes = [
  'words',
  'price',
  'photo',
  'many',
  'reports',
  'account',
  'fraud_photo',
  'fraud_number',
  'decision',
] as const;
export type HoldCode = (typeof holdCodes)[number];

/** Length limits of a decision's reason, in characters. */
export const moderationReason = { min: 5, max: 500 } as const;

/** Subject of a moderation case, as in reports. */
export type ModerationSubject = ReportSubject;

/** Filter for cases: one subject, or all. */
export interface ModerationCaseRequest extends PageRequest {
  subject?: ModerationSubject;
}

/** Moderator's decision and its reason; `mark` is the version of the case that the moderator read. */
export interface ModerationDecisionDraft {
  subject: ModerationSubject;
  subject_id: number;
  decision: ModerationVerdict;
  reason: string;
  /** Rejects a listing as fraud: the seller's other and future listings are held. */
  is_fraud?: boolean;
  mark?: string;
}
