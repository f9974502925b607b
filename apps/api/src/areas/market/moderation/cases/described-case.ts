import type { CaseState, HoldCode, ModerationCase } from '@dopahiya/domain/moderation';
import { createHash } from 'node:crypto';
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

const LENGTH = 8;

/**
 * Returns a short hash of a case as it was read; moderators send it with their decision, so that nothing unread is approved. The messages
 * of a conversation are not included, since it continues meanwhile.
 */
export function caseMark({ subject, title, words, photos }: DescribedCase): string {
  const said = subject === 'conversation' ? [] : words;
  const read = JSON.stringify([title, said, photos.map(({ key }) => key)]);
  return createHash('sha256').update(read).digest('hex').slice(0, LENGTH);
}
