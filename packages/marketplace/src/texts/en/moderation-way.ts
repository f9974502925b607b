import { formatNumber, plural } from '@dopahiya/domain/site';

export const waiting = (count: number) =>
  plural(count, {
    one: 'One case waits for a decision.',
    other: count === 0 ? 'Nothing waits for a decision.' : `${formatNumber(count)} cases wait for a decision.`,
  });
export const unknown = 'Here is what was reported or held.';
export const way = 'Open moderation';
