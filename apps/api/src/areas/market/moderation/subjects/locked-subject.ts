import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import type { MailDraft } from '../../../../core/outbox/draft-mail.ts';

/** What a decision changes of a thing: the columns that say whether others see it, as JSON has them. */
export type SubjectState = Record<string, string | null>;

/** What was done with a thing, as those are told whose it is. */
export type SubjectEvent = 'held' | 'allowed' | 'refused' | 'reversed';

/** Something that can be held and decided of. Its row is locked: until the transaction ends, nobody else changes or decides of it. */
export interface LockedSubject {
  /** Whose it is; null where nobody's or of two. */
  owner: number | null;
  /** Who takes part in it beside its owner: none of them decides of it. */
  others?: readonly (number | null)[];
  state: SubjectState;
  /** Whether it waits to be decided of, reported or not. */
  waits: boolean;
  /** Where it stands while reports hold it; undefined where others do not see it anyway, or reports alone do not hold it. */
  held: SubjectState | undefined;
  /** Where it stands once that is decided; undefined where it cannot be. */
  decided: (verdict: ModerationVerdict, reason: string) => SubjectState | undefined;
  write: (state: SubjectState, now: Date) => Promise<void>;
  /** What those are told whose it is, now that it stands so. */
  mails: (event: SubjectEvent, state: SubjectState, reason: string) => Promise<MailDraft[]>;
}

/** Whether a thing is somebody's own, alone or with others. */
export const isOwn = ({ owner, others = [] }: LockedSubject, user: number): boolean =>
  [owner, ...others].includes(user);

/** Whether two states are the same. */
export const isSame = (one: SubjectState, other: SubjectState): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? null) === (other[name] ?? null));
