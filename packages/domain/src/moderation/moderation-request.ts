import type { PageRequest } from '../requests/list-requests.ts';
import type { ReportSubject } from '../market/conversation-words.ts';
import type { ModerationVerdict } from './moderation-words.ts';

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
  /** Refuses a listing as a fraud: its seller's other listings are held, and what they list next too. */
  is_fraud?: boolean;
  mark?: string;
}
