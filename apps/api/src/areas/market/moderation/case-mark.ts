import { createHash } from 'node:crypto';
import type { DescribedCase } from './cases/described-case.ts';

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
