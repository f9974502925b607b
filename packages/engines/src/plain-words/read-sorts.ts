import type { BikeSort } from '@dopahiya/domain/requests';
import { placeOf } from '../parser/numbers/read-rider-heights.ts';
import { meaningsIn, wordsFor } from '../parser/words/search-words.ts';
import { alone } from './alone.ts';
import type { ReadPart } from './reading.ts';

const most = wordsFor('how most');
const longest = wordsFor('how most', 'how longest');
const least = wordsFor('how least');
const kind = '(?:bikes?|scoot(?:ers?|y)|ones?)';

/** Builds a pattern for 'best mileage', 'best bike for mileage', 'mileage sabse zyada'. */
function said(how: string, measure: string): string {
  const what = wordsFor(`of ${measure}`);
  return `(?:with )?(?:the )?(?:${how})(?: (?:${what})|(?: ${kind})? (?:for|in|by|of|with) (?:${what}))|(?:${what}) (?:me |mein |में )?(?:sabse|सबसे) (?:${how}|kam|कम)`;
}

/** Sort orders that are also said as how much of what. */
const combined: Partial<Record<BikeSort, string>> = {
  mileage: `${said(most, 'mileage')}|(?:${wordsFor('of mileage')})(?= ${kind})`,
  range: said(longest, 'range'),
  'price-low': said(least, 'price'),
  weight: said(least, 'weight'),
  'seat-height': said(least, 'seat'),
  power: said(most, 'power'),
  'top-speed': said(most, 'speed'),
  'engine-high': said(longest, 'engine'),
  'engine-low': said(least, 'engine'),
};

const sourceFor = (sort: BikeSort): string =>
  [wordsFor(`sort ${sort}`), combined[sort]].filter((source) => Boolean(source)).join('|');

/** Words for sorting by top speed, in searches and in the chat. */
export const fastest = sourceFor('top-speed');

/** A following number or bound makes it a condition, and 'cheaper than' a comparison. */
const notBounded = String.raw`(?!\s+(?:(?:above|over|of|more than|at least|under|below|less than|up ?to)\s+)?[\d₹]|\s+(?:than|se)(?!\p{L}))`;

const sorts = new Set([...meaningsIn('sort'), ...Object.keys(combined)]) as ReadonlySet<BikeSort>;
const patterns = [...sorts].map((sort) => ({
  pattern: new RegExp(alone(sourceFor(sort)) + notBounded, 'giu'),
  sort,
}));

/** Finds the first sort order in a text: 'best mileage', 'cheapest', 'sabse halki'. */
export function readSorts(text: string): ReadPart[] {
  const parts = patterns.flatMap(({ pattern, sort }) =>
    [...text.matchAll(pattern)].map((match) => Object.assign(placeOf(match), { conditions: [], sort })),
  );
  return parts.toSorted((one, other) => one.start - other.start || other.end - one.end).slice(0, 1);
}
