import type { CaseState, HoldCode, ModerationCase } from '@dopahiya/domain/moderation';
import type { SubjectRef } from '../subjects/find-subject.ts';

export interface CasePhoto {
  key: string;
  /** What its address has, which changes when it is hidden. */
  shown_as: string;
  width: number;
}

/** What somebody reads of a thing who decides of it. */
export interface DescribedCase extends SubjectRef {
  title: string;
  /** Where it is read; null where no page shows it. */
  path: string | null;
  state: CaseState;
  holds: HoldCode[];
  words: { side: string; text: string }[];
  photos: CasePhoto[];
}

/** What whoever decides should know beside the thing itself. */
export type CaseFacts = Pick<ModerationCase, 'bike' | 'people' | 'offers' | 'related'>;
