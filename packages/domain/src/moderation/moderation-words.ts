import { type ReportSubject, reportSubjects } from '../market/conversation-words.ts';
import type { PageRequest } from '../requests/list-requests.ts';

/** What a decision is about: what was reported, or a report, where all that its reporter's reports caused was undone. */
export const decisionSubjects = [...reportSubjects, 'report'] as const;
export type DecisionSubject = (typeof decisionSubjects)[number];

/**
 * What a moderator decides: `allow` shows the thing to others, `refuse` does not. Of a wrong figure `allow` says that it was
 * mended, `refuse` that it stays as it is.
 */
export const moderationVerdicts = ['allow', 'refuse'] as const;
export type ModerationVerdict = (typeof moderationVerdicts)[number];

/** Where a thing stands that is to be decided of: held until then, shown meanwhile, or not shown yet. */
export const caseStates = ['held', 'shown', 'waiting'] as const;
export type CaseState = (typeof caseStates)[number];

/**
 * What held a thing: words like those of frauds, a price far below others, a photo of another account, many listings of a
 * new account, reports of three accounts, an account, photo or phone number of a listing that was removed as fraud, or somebody
 * who looked at it.
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

/** Characters of the reason of a decision. */
export const moderationReason = { min: 5, max: 500 } as const;

/** What a moderator decides of, as reports name it. */
export type ModerationSubject = ReportSubject;

/** Which cases are listed: those of one subject, or all. */
export interface ModerationCaseRequest extends PageRequest {
  subject?: ModerationSubject;
}

/** What a moderator decides, and why; `mark` is that of the case as it was read. */
export interface ModerationDecisionDraft {
  subject: ModerationSubject;
  subject_id: number;
  decision: ModerationVerdict;
  reason: string;
  /** Refuses a listing as fraud: the seller's other listings are held, and the ones they add next. */
  is_fraud?: boolean;
  mark?: string;
}
