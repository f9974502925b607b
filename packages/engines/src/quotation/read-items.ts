import type { FoundAmount } from './find-amounts.ts';
import type { NameCode } from './find-names.ts';
import { saysFree, saysRest, withoutRest } from './flag-words.ts';
import { joinPlans } from './join-plans.ts';
import { nameSummands } from './name-summands.ts';
import { nameOfLine } from './name-of-line.ts';
import type { Row } from './quotation-rows.ts';
import { type AmountWords, wordsOfAmounts } from './split-gaps.ts';

/** An amount with its text; `amount` is null for an item named as free. */
export interface Item {
  code: NameCode | null;
  amount: number | null;
  isNegative: boolean;
  /** Text that names it. */
  text: string;
  /** All surrounding text, for hints other than the name. */
  around: string;
  row: number;
  /** Index among all items. */
  at: number;
  percent: number | null;
  /** Whether it is in brackets after another amount in its row. */
  isInBrackets: boolean;
  /** Whether it follows '='. */
  isResult: boolean;
  /** Whether it follows '+'. */
  isAdded: boolean;
  /** Whether a heading marks it as optional or not taken. */
  isOptional: boolean;
  /** Whether it is the remainder of the total, without an amount: 'the rest is accessories'. */
  isRest: boolean;
}

/** Reads all amounts with their names, and items named as free. */
export const readItems = (rows: readonly Row[]): Item[] =>
  rows.flatMap((row, index) => withoutColumns(joinPlans(nameSummands(itemsOf(row, index), row)))).map(withPlace);

const withPlace = (item: Item, at: number): Item => ({ ...item, at });

function itemsOf(row: Row, index: number): Item[] {
  if (row.amounts.length === 0) return itemsWithoutAmount(row.text, index);
  const { words, rest } = wordsOfAmounts(row.text, row.amounts);
  const open = openBrackets(row);
  let carried = '';
  const items = row.amounts.flatMap((amount, at) => {
    const own = words[at] as AmountWords;
    const first = `${carried} ${own.first}`;
    const { percent, isOptional } = row;
    const place = { row: index, at: 0, percent, isOptional, isRest: false, isInBrackets: open[at] === true };
    const named = nameOfLine(first, amount.value);
    const item = {
      ...toItem(amount, { ...own, first }, named),
      ...place,
      isResult: isBehind('=', row.text, amount),
      isAdded: isBehind('+', row.text, amount),
    };
    carried = own.goesOn && named !== null ? own.second : '';
    return [...own.free.flatMap((piece) => itemsWithoutAmount(piece, index)), item];
  });
  return [...items, ...itemsBehind(rest, index)];
}

type NamedAmount = Pick<Item, 'code' | 'amount' | 'isNegative' | 'text' | 'around'>;

function toItem(amount: FoundAmount, { first, second }: AmountWords, named: NameCode | null): NamedAmount {
  const behind = nameOfLine(second, amount.value);
  const isBehind =
    (amount.isNegative && behind === 'discount') || (named === 'balance' && isRestOf(first, second, behind));
  return {
    code: isBehind ? behind : (named ?? behind),
    amount: amount.value,
    isNegative: amount.isNegative,
    text: (named ? first : `${first} ${second}`).trim(),
    around: `${first} ${second}`,
  };
}

/** Checks for a remainder, such as 'baki 2,300 ka saman': what follows names it; a balance is always named as one. */
const isRestOf = (first: string, second: string, behind: NameCode | null): boolean =>
  behind !== null &&
  !saysFree(second) &&
  ((saysRest(first) && !/balance|bakaya|शेष/u.test(first)) ||
    /^\s{0,9}(?:is|are|for|towards|ka|ke|ki|me|mein|का|के|की|में)\s/u.test(second));

/** Checks whether a sign directly precedes an amount. */
const isBehind = (sign: string, text: string, { start }: FoundAmount): boolean =>
  text
    .slice(Math.max(0, start - 10), start)
    .replaceAll('(', ' ')
    .trimEnd()
    .endsWith(sign);

/** Checks for each amount in a row whether it is inside brackets that opened after another number, not just its own. */
function openBrackets({ text, amounts }: Row): boolean[] {
  const brackets = [...text.matchAll(/[()]/gu)].map(({ index }) => index);
  const firstNumber = text.search(/\d/u);
  let next = 0;
  return amounts.map(({ start, end }) => {
    while ((brackets[next] ?? start) < start) next += 1;
    const last = brackets[next - 1] ?? 0;
    const isAlone = text.slice(last + 1, start).trim() === '' && /^\s{0,9}\)/u.test(text.slice(end, end + 10));
    return text[last] === '(' && firstNumber < last && !isAlone;
  });
}

/** Reduces table rows, with one name and several amounts, to the last amount; an '=' after several names is a total. */
function withoutColumns(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let named = 0;
  const keep = (item: Item): void => {
    kept.push({ ...item });
    if (item.code !== null) named += 1;
  };
  for (const item of items) {
    const before = kept.at(-1);
    const isSum = item.isResult && (named > 1 || kept.length > 1);
    if (isSum) keep({ ...item, code: item.code ?? 'total' });
    else if (before && before.code !== null && before.amount !== null && isColumn(item)) before.amount = item.amount;
    else keep(item);
  }
  return kept;
}

const isColumn = ({ code, text, isAdded, isInBrackets }: Item): boolean =>
  code === null && !isAdded && !isInBrackets && !/\p{L}/u.test(text);

/** Reads items without an amount: free ones, or the remainder of the total. */
function itemsWithoutAmount(text: string, row: number): Item[] {
  if (saysRest(text)) return restItems(text, row);
  if (!saysFree(text)) return [];
  return text.split(/[,;]|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])|\s&\s/u).flatMap((piece) => {
    const code = nameOfLine(piece, 0);
    const isUnknown = code === null && saysNothing(piece);
    return code === null && !isUnknown
      ? []
      : [{ ...withoutAmount, ...(isUnknown && { amount: 0 }), row, code, text: piece.trim(), around: piece }];
  });
}

/** Checks for a word that stands for zero: 'Sampark: nil'. */
const saysNothing = (piece: string): boolean => /\p{L}{3}[\s:.-]{1,9}(?:nil|zero|शून्य)[\s/.-]{0,9}$/u.test(piece);

const withoutAmount = {
  at: 0,
  amount: null,
  isNegative: false,
  percent: null,
  isInBrackets: false,
  isResult: false,
  isAdded: false,
  isOptional: false,
  isRest: false,
};

function restItems(text: string, row: number): Item[] {
  const [piece = ''] = text.split(/[,;]|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])|\s&\s/u);
  const code = nameOfLine(withoutRest(piece), 0);
  return code === null ? [] : [{ ...withoutAmount, row, code, text: piece.trim(), around: piece, isRest: true }];
}

/** Reads items after the last amount: 'total 95000, helmet free', 'ins 6663 baki saman'. */
function itemsBehind(rest: string, row: number): Item[] {
  const [first = '', ...pieces] = rest.split(/[,;+(]|\.\s|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])/u);
  const named = saysRest(first) ? [first, ...pieces] : pieces;
  return named.flatMap((piece) => itemsWithoutAmount(piece, row));
}
