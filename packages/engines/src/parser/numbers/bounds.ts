import { wordsFor } from '../words/search-words.ts';

const bounds = ['max', 'min', 'about'] as const;

/** Type of bound on a quantity. */
export type Bound = (typeof bounds)[number];

type Side = 'before' | 'after';

const sourceFor = (side: Side) => wordsFor(...bounds.map((bound) => `${bound} ${side}`));

/** Regex sources for a bound before and after an amount. */
export const boundPatterns = { before: sourceFor('before'), after: sourceFor('after') } as const;

const patterns = bounds.flatMap((bound) =>
  (['before', 'after'] as const).map((side) => ({
    bound,
    side,
    words: new RegExp(`^(?:${wordsFor(`${bound} ${side}`)})$`, 'iu'),
  })),
);

/** Returns the bound set by the words before or after an amount; undefined if none. */
export const boundNamed = (before: string | undefined, after: string | undefined): Bound | undefined =>
  boundIn('before', before) ?? boundIn('after', after);

const boundIn = (side: Side, text = ''): Bound | undefined =>
  patterns.find((one) => one.side === side && one.words.test(text))?.bound;
