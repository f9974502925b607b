import { createHash } from 'node:crypto';
import type { DescribedCase } from './cases/described-case.ts';

const LENGTH = 8;

/**
 * A short mark of what is decided of, as it was read. Whoever decides gives it, so that nothing is shown that nobody has
 * read. A conversation goes on while somebody reads it: its words are not in it.
 */
export function caseMark({ subject, title, words, photos }: DescribedCase): string {
  const said = subject === 'conversation' ? [] : words;
  const read = JSON.stringify([title, said, photos.map(({ key }) => key)]);
  return createHash('sha256').update(read).digest('hex').slice(0, LENGTH);
}
