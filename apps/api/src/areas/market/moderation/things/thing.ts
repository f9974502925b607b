import type { ModerationVerdict } from '@dopahiya/domain/moderation';
import type { MailDraft } from '../../../../core/outbox/draft-mail.ts';

/** What a decision changes of a thing: the columns that say whether others see it, as JSON has them. */
export type ThingState = Record<string, string | null>;

/** What was done with a thing, as those are told whose it is. */
export type ThingEvent = 'held' | 'allowed' | 'refused' | 'reversed';

/** Something that can be held and decided of. Its row is locked: until the transaction ends, nobody else changes or decides of it. */
export interface Thing {
  /** Whose it is; null where nobody's or of two. */
  owner: number | null;
  /** Who takes part in it beside its owner: none of them decides of it. */
  others?: readonly (number | null)[];
  state: ThingState;
  /** Whether it waits to be decided of, reported or not. */
  waits: boolean;
  /** Where it stands while reports hold it; undefined where others do not see it anyway, or reports alone do not hold it. */
  held: ThingState | undefined;
  /** Where it stands once that is decided; undefined where it cannot be. */
  decided: (verdict: ModerationVerdict, reason: string) => ThingState | undefined;
  write: (state: ThingState, now: Date) => Promise<void>;
  /** What those are told whose it is, now that it stands so. */
  mails: (event: ThingEvent, state: ThingState, reason: string) => Promise<MailDraft[]>;
}

/** Whether a thing is somebody's own, alone or with others. */
export const isOwn = ({ owner, others = [] }: Thing, user: number): boolean => [owner, ...others].includes(user);

/** Whether two states are the same. */
export const isSame = (one: ThingState, other: ThingState): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? null) === (other[name] ?? null));
