import { alone } from './alone.ts';
import { lakhs, thousands } from '../parser/numbers/amounts.ts';
import { boundNamed, boundPatterns } from '../parser/numbers/bounds.ts';
import { placeOf } from '../parser/numbers/read-rider-heights.ts';
import { meaningsIn, wordsFor } from '../parser/words/search-words.ts';
import type { ReadPart, UsedCondition } from './reading.ts';

const year = String.raw`(?:19[89]\d|20[0-3]\d)`;
const yearUnit = String.raw`\s*(?:cc|k|km|kms|rs|rupees|lakhs?|mm|kg)`;
const years = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,₹-]|₹\\s|rs\\.?\\s)(?:(?:year|yr|mfg|made in|registered in|from|model|between)\\s+(?=${year}))?` +
    `(?:(after|since|newer than|later than|above|over|before|older than|below|under|till|until|up ?to)\\s+)?` +
    `(${year})(?!${yearUnit}(?![\\p{L}\\p{M}\\p{N}])|[\\p{L}\\p{N},]|\\.\\d)` +
    `(?:\\s*(?:-|–|to|till|and|se|से)\\s*(${year})(?![\\p{L}\\p{N}]))?` +
    `(?:\\s*(\\+|(?:or|and) (?:newer|later|above|up|onwards?)|onwards?|ke baad|se naya|के बाद|(?:or|and) (?:older|earlier|before|below)|se pehle|se purana|से पहले))?` +
    `(?:\\s+(?:ka |ki |का |की )?(?:model|make|registration|registered|wal[aie]|मॉडल|वाली|वाला)(?![\\p{L}\\p{M}]))?`,
  'giu',
);
const newer =
  /^(?:after|since|newer than|later than|above|over|\+|(?:or|and) (?:newer|later|above|up|onwards?)|onwards?|ke baad|se naya|के बाद)$/iu;

const distance = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,])(?:(?:driven|ridden|run|done|chal[iae]|odometer)\\s+)?(?:(${boundPatterns.before})\\s*)?` +
    `(\\d[\\d,]*(?:\\.\\d+)?)\\s*(${thousands}|${lakhs})?\\s*(?:kms?|kilomet(?:re|er)s?|किमी|किलोमीटर)(?!\\s?/|\\s+(?:per|a)\\s|[\\p{L}\\p{M}\\p{N}])` +
    `(?:\\s*(${boundPatterns.after})(?![\\p{L}\\p{M}\\p{N}]))?(?:\\s+(?:driven|ridden|run|done|chal[iae](?: hui)?))?`,
  'giu',
);
/** Distance in km from which a number is an odometer reading, not the range of a battery. */
const LEAST_DRIVEN = 1000;

const patterns = meaningsIn('used').map((meaning) => ({
  pattern: new RegExp(alone(wordsFor(`used ${meaning}`)), 'giu'),
  condition: meaning.split('=') as unknown as UsedCondition,
}));

/** Words of a sale that narrow nothing. */
const ofSale = new RegExp(alone(wordsFor('used')), 'giu');

/** Finds what only a used bike has: its year, kilometres, owner and colour, and whether it is verified. */
export function readUsedFacts(text: string): ReadPart[] {
  const ofKinds = patterns.flatMap(({ pattern, condition }) => partsOf(text, pattern, () => [condition]));
  return [
    ...partsOf(text, distance, kilometres),
    ...partsOf(text, years, madeIn),
    ...ofKinds,
    ...partsOf(text, ofSale, () => []),
  ];
}

function madeIn([, before, first = '', last, after]: RegExpExecArray): UsedCondition[] {
  const [from, to] = [first, last ?? first].toSorted();
  const bound = before ?? after;
  if (last !== undefined || bound === undefined)
    return [
      ['min_year', from ?? first],
      ['max_year', to ?? first],
    ];
  return [[newer.test(bound) ? 'min_year' : 'max_year', first]];
}

function kilometres([, before, number = '', unit = '', after]: RegExpExecArray): UsedCondition[] | null {
  const times = unit === '' ? 1 : new RegExp(`^(?:${lakhs})$`, 'iu').test(unit) ? 100_000 : 1000;
  const km = Math.round(Number(number.replaceAll(',', '')) * times);
  return km < LEAST_DRIVEN || boundNamed(before, after) === 'min' ? null : [['max_km', String(km)]];
}

function partsOf(
  text: string,
  pattern: RegExp,
  conditionsOf: (match: RegExpExecArray) => readonly UsedCondition[] | null,
): ReadPart[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const used = conditionsOf(match);
    return used ? [Object.assign(placeOf(match), { conditions: [], used })] : [];
  });
}
