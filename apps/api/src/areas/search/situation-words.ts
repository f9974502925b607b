import type { Situation } from '@dopahiya/engines/plain-words';

/** Words that find the page about a situation. */
export const situationWords: Readonly<Record<Situation, string>> = {
  stolen: 'bike stolen',
  accident: 'accident',
  age_limit: 'when a bike turns fifteen',
  csd: 'csd canteen',
  waiting: 'waiting period',
  past_price: 'how we value',
};
