import { formatNumber, plural } from '@dopahiya/domain/site';

export const waiting = (count: number) =>
  plural(count, {
    one: 'One case is waiting for a decision.',
    other: count === 0 ? 'No cases are waiting.' : `${formatNumber(count)} cases are waiting for a decision.`,
  });
export const unknown = 'Review reported and held content.';
export const way = 'Open moderation';
