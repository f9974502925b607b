import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import type { MailDraft } from '../../../../core/outbox/draft-mail.ts';

/** The columns a decision changes, which determine whether content is public; as JSON values. */
export type SubjectState = Record<string, string | null>;

/** What was done with content, as its owner is told. */
export type SubjectEvent = 'held' | 'allowed' | 'refused' | 'reversed';

/** Content that can be held and decided on. Its row is locked until the transaction ends. */
export interface LockedSubject {
  /** The owner's account; null if there is none or there are two. */
  owner: number | null;
  /** Other participants, who may not decide on it either. */
  others?: readonly (number | null)[];
  state: SubjectState;
  /** Whether it waits for a decision, even without reports. */
  waits: boolean;
  /** Its state when held because of reports; undefined if it is not public anyway or reports alone do not hold it. */
  held: SubjectState | undefined;
  /** Returns its state after a decision; undefined if that decision is not possible. */
  decided: (verdict: ModerationVerdict, reason: string) => SubjectState | undefined;
  write: (state: SubjectState, now: Date) => Promise<void>;
  /** Drafts the mails that tell its owners about the new state. */
  mails: (event: SubjectEvent, state: SubjectState, reason: string) => Promise<MailDraft[]>;
}

/** Checks whether content belongs to a user, alone or with others. */
export const isOwn = ({ owner, others = [] }: LockedSubject, user: number): boolean =>
  [owner, ...others].includes(user);

/** Checks whether two states are equal. */
export const isSame = (one: SubjectState, other: SubjectState): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? null) === (other[name] ?? null));
