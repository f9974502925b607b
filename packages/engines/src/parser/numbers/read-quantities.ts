import { type Amount, amountGroups, amountOf, amountPattern, valueOf } from './amounts.ts';
import { boundNamed, boundPatterns } from './bounds.ts';
import { isFiller } from '../words/filler-words.ts';
import { isKnown } from '../../plain-words/read-names.ts';
import { isPlausible, surelyPrice } from './is-plausible.ts';
import { type Measure, measureWords, type Quantity } from './quantity.ts';

const subject = measureWords.map(([words]) => words).join('|');
const subjectAlone = new RegExp(`^(?:${subject})$`, 'i');
const start = String.raw`(?<![\p{L}\p{M}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

const placeWord = /(?:^|\s)(?:in|at|near|pin(?: ?code)?)[\s:]*$/i;

const firstAmount = 4;
const secondAmount = firstAmount + amountGroups;
const behindAmounts = secondAmount + amountGroups;

/** Groups: subject, between, bound, first amount, second amount, bound after, subject after. */
const quantity = new RegExp(
  `${start}(?:(${subject})${end}\\s*)?(?:(?:is|of|with|having|giving|in|for|should be|ho)\\s+)?(between\\s+)?(?:(${boundPatterns.before})\\s*)?` +
    `${amountPattern}(?:\\s*(?:and|aur|और|&|to|till|tak|se|से|-|–)\\s*${amountPattern})?${end}` +
    `(?:\\s*(${boundPatterns.after})${end}(?!\\s*[\\d₹]))?(?:\\s*(?:(?:in|of|k[aie]|का|की|के)\\s+)?(${subject})${end})?`,
  'giu',
);

/**
 * Finds quantities: 'under 1 lakh', '150cc', 'range above 120 km', 'between 80k and 1.2 lakh'. A number without a unit is an amount of
 * money from `leastPrice` on.
 */
export function readQuantities(text: string, leastPrice: number = surelyPrice): Quantity[] {
  const found: Quantity[] = [];
  quantity.lastIndex = 0;
  for (let match = quantity.exec(text); match; match = quantity.exec(text)) {
    const isBehindName = isNameWord(lastWordOf(text.slice(0, match.index)));
    const one = isPin(text, match) ? null : quantityOf(match, isBehindName, leastPrice);
    if (one) found.push(one);
    quantity.lastIndex = one?.end ?? endOfFirstNumber(match);
  }
  return [
    ...found,
    ...sizesIn(text).filter((size) => found.every((one) => size.end <= one.start || size.start >= one.end)),
  ];
}

/** Engine sizes that need no unit in front of a kind of bike: '125 scooter'. */
const sizes =
  /(?<![\p{L}\p{M}\p{N}.,₹-])(?:1[0-25-8]\d|2[0-5]0|3[0159]0|4[0-5]0|500|650)(?=\s+(?:scoot(?:ers?|y|ies)|(?:motor)?bikes?|motorcycles?|बाइक|स्कूटर|स्कूटी)(?![\p{L}\p{M}]))/giu;

const sizesIn = (text: string): Quantity[] =>
  [...text.matchAll(sizes)]
    .filter(({ index }) => !isNameWord(lastWordOf(text.slice(0, index))))
    .map(({ 0: words, index }) => ({
      measure: 'capacity',
      value: Number(words),
      to: undefined,
      bound: undefined,
      hasUnit: false,
      isNamed: false,
      words,
      start: index,
      end: index + words.length,
    }));

/** Checks for a PIN code where a place is expected, as in 'in 411001'; budgets are rounder numbers. */
function isPin(text: string, match: RegExpExecArray): boolean {
  const number = match[firstAmount + 1] ?? '';
  const before = text.slice(0, match.index + match[0].indexOf(number));
  return (
    /^[1-9]\d{5}$/.test(number) &&
    Number(number) % 50 > 0 &&
    placeWord.test(before) &&
    match[firstAmount + 2] === undefined
  );
}

const endOfFirstNumber = (match: RegExpExecArray): number =>
  match.index + match[0].indexOf(match[firstAmount + 1] ?? '') + (match[firstAmount + 1]?.length ?? 1);

function quantityOf(match: RegExpExecArray, isBehindName: boolean, leastPrice: number): Quantity | null {
  const [whole, before, between, boundBefore] = match;
  const first = amountOf(match.slice(firstAmount, secondAmount));
  const second = amountOf(match.slice(secondAmount, behindAmounts));
  const [boundAfter, after] = match.slice(behindAmounts);
  const measure = first && plausibleMeasure([first, second], leastPrice, before, after);
  if (!measure) return null;
  const isOfName = isBehindName && isBare(measure, first, before ?? boundBefore);
  if (second ? !between && !spansAlone(first, second, leastPrice) : isOfName) return null;
  return {
    ...amountsIn(first, second),
    ...wordsIn(match, measure, { before, after }),
    measure,
    bound: second ? undefined : boundNamed(boundBefore, boundAfter ?? plusIn(whole)),
  };
}

const amountsIn = (first: Amount, second: Amount | null): Pick<Quantity, 'value' | 'to' | 'hasUnit'> => ({
  value: valueOf(second ? inUnitOf(first, second) : first),
  to: second ? valueOf(second) : undefined,
  hasUnit: first.measure !== undefined || second?.measure !== undefined,
});

/** Returns the words of a quantity with their position, without those of another. */
function wordsIn(
  { 0: whole, index }: RegExpExecArray,
  measure: Measure,
  { before, after }: Record<'before' | 'after', string | undefined>,
): Pick<Quantity, 'isNamed' | 'words' | 'start' | 'end'> {
  const skipped = isOfAnother(before, measure) ? before.length : 0;
  const read = readOf(whole, measure, { before, after });
  const words = read.slice(skipped).trimStart();
  return {
    isNamed: [before, after].some((one) => one !== undefined && measureNamed(one) === measure),
    words,
    start: index + read.length - words.length,
    end: index + read.length,
  };
}

/** Checks for a number without a unit or bound, which after a name belongs to it. */
const isBare = (measure: Measure, amount: Amount, before: string | undefined): boolean =>
  measure !== 'price' && amount.measure === undefined && before === undefined;

/** Checks whether the words before belong to another quantity, as 'low seat' in 'low seat under 1 lakh'. */
const isOfAnother = (before: string | undefined, measure: Measure): before is string =>
  before !== undefined && measureNamed(before) !== measure;

/** Attaches words to the right quantity: 'mileage' in 'under 1 lakh mileage 50' belongs to what follows. */
function readOf(whole: string, measure: Measure, { before, after }: Record<'before' | 'after', string | undefined>) {
  const belongs = after === undefined || (measureNamed(after) === measure && before === undefined);
  return belongs ? whole : whole.slice(0, -after.length).trimEnd();
}

const lastWordOf = (text: string): string => /[\p{L}\p{M}\p{N}-]+(?=\s*$)/u.exec(text)?.[0] ?? '';

/** Checks whether a word can be part of a model name, such as 'raider' in 'raider 125 mileage'. */
const isNameWord = (word: string): boolean =>
  word !== '' && !isFiller(word) && !isKnown(word) && !subjectAlone.test(word);

/** Detects '+', which makes '100+ km' a minimum. */
const plusIn = (words: string): '+' | undefined => (words.includes('+') ? '+' : undefined);

/** Checks whether two amounts are a range, as in 'from 80k to 1 lakh', and not numbers in names, as in '450 and 650'. */
const spansAlone = (first: Amount, second: Amount, leastPrice: number): boolean =>
  Math.min(first.number, second.number) >= leastPrice ||
  (second.measure !== undefined && (first.measure === undefined || first.measure === second.measure));

/** Gives the first amount the unit of the second: 'between 1 and 1.5 lakh'. */
const inUnitOf = (first: Amount, second: Amount): Amount =>
  first.unit === '' && first.number < 1000 ? { ...first, unit: second.unit } : first;

function measureOf(
  amounts: (Amount | null)[],
  leastPrice: number,
  ...subjects: (string | undefined)[]
): Measure | undefined {
  const byUnit = amounts.find((amount) => amount?.measure)?.measure;
  const named = subjects.map((words) => words && measureNamed(words)).find(Boolean) || undefined;
  if (byUnit === 'range' && named === 'mileage') return 'mileage';
  const isPrice = amounts.every((amount) => !amount || amount.number >= leastPrice);
  return byUnit ?? named ?? (isPrice ? 'price' : undefined);
}

/** Returns the quantity for which the amounts are plausible. */
function plausibleMeasure(
  amounts: [Amount, Amount | null],
  leastPrice: number,
  ...subjects: (string | undefined)[]
): Measure | null {
  const measure = measureOf(amounts, leastPrice, ...subjects);
  const isOf = (one: Measure) => isPlausible(one, amounts[1] ?? amounts[0], leastPrice);
  if (measure && isOf(measure)) return measure;
  // A seat cannot be 1,20,000 mm high: 'low seat under 120000' is about money.
  const isMoney =
    measure !== 'price' && amounts.every((amount) => !amount || (!amount.measure && amount.number >= leastPrice));
  return isMoney && isOf('price') ? 'price' : null;
}

const measureNamed = (words: string): Measure | undefined =>
  measureWords.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[1];
