import type { CaseState, HoldCode, ModerationCase } from '@dopahiya/domain/moderation';
import type { SubjectRef } from '../subjects/find-subject.ts';

export interface CasePhoto {
  key: string;
  /** The key in the photo's URL; changes when the photo is hidden. */
  shown_as: string;
  width: number;
}

/** Content as shown to moderators. */
export interface DescribedCase extends SubjectRef {
  title: string;
  /** Path of the page that shows it; null if no page does. */
  path: string | null;
  state: CaseState;
  holds: HoldCode[];
  words: { side: string; text: string }[];
  photos: CasePhoto[];
}

/** Further facts for moderators besides the content itself. */
export type CaseFacts = Pick<ModerationCase, 'bike' | 'people' | 'offers' | 'related'>;
