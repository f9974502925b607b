import type { FoundAmount } from './find-amounts.ts';
import type { NameCode } from './find-names.ts';
import { saysFree } from './flag-words.ts';
import { nameOfLine } from './name-of-line.ts';
import type { Row } from './quotation-rows.ts';
import { type AmountWords, wordsOfAmounts } from './split-gaps.ts';

/** An amount with the words that belong to it; `amount` is null where something is named as free. */
export interface Item {
  code: NameCode | null;
  amount: number | null;
  isNegative: boolean;
  /** The words that name it. */
  text: string;
  /** All words around it, for what they say beside the name. */
  around: string;
  row: number;
  percent: number | null;
  /** In brackets behind another amount of its row. */
  isInBrackets: boolean;
  /** Behind an '='. */
  isResult: boolean;
}

/** Every amount of the rows with the words that name it, and what is named as free. */
export const readItems = (rows: readonly Row[]): Item[] =>
  rows.flatMap((row, index) => withoutColumns(itemsOf(row, index)));

function itemsOf(row: Row, index: number): Item[] {
  if (row.amounts.length === 0) return freeItems(row.text, index);
  const { words, rest } = wordsOfAmounts(row.text, row.amounts);
  let carried = '';
  const items = row.amounts.flatMap((amount, at) => {
    const own = words[at] as AmountWords;
    const first = `${carried} ${own.first}`;
    const item = toItem(amount, { ...own, first }, row, index);
    const isNamed = nameOfLine(first, amount.value) !== null;
    carried = own.goesOn && isNamed ? own.second : '';
    return [...own.free.flatMap((piece) => freeItems(piece, index)), item];
  });
  return [...items, ...freeItemsBehind(rest, index)];
}

function toItem(amount: FoundAmount, { first, second }: AmountWords, row: Row, index: number): Item {
  const [named, behind] = [nameOfLine(first, amount.value), nameOfLine(second, amount.value)];
  const before = row.text.slice(0, amount.start);
  const takesOff = amount.isNegative && behind === 'discount';
  return {
    code: takesOff ? behind : (named ?? behind),
    amount: amount.value,
    isNegative: amount.isNegative,
    text: (named ? first : `${first} ${second}`).trim(),
    around: `${first} ${second}`,
    row: index,
    percent: row.percent,
    isInBrackets: isOpen(before),
    isResult: /=\s*$/u.test(before),
  };
}

/** Whether a bracket is open that opened behind an amount and is not just the amount's own. */
function isOpen(before: string): boolean {
  const open = before.lastIndexOf('(');
  return open > before.lastIndexOf(')') && before.slice(open + 1).trim() !== '' && /\d/u.test(before.slice(0, open));
}

/** A row with the name once and several amounts is a table: the last amount counts; an '=' behind several names is a total. */
function withoutColumns(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const before = kept.at(-1);
    const isSum = item.isResult && kept.filter(({ code }) => code !== null).length > 1;
    const isColumn = before?.code != null && item.code === null && !/\p{L}/u.test(item.text) && !item.isInBrackets;
    if (isSum) kept.push({ ...item, code: item.code ?? 'total' });
    else if (isColumn && before.amount !== null) before.amount = item.amount;
    else kept.push({ ...item });
  }
  return kept;
}

/** What is named as free, without an amount. */
function freeItems(text: string, row: number): Item[] {
  if (!saysFree(text)) return [];
  return text.split(/[,;]|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])|\s&\s/u).flatMap((piece): Item[] => {
    const code = nameOfLine(piece, 0);
    const item = { amount: null, isNegative: false, row, percent: null, isInBrackets: false, isResult: false };
    return code === null ? [] : [{ ...item, code, text: piece.trim(), around: piece }];
  });
}

/** 'total 95000, helmet free': pieces behind the last amount. */
function freeItemsBehind(rest: string, row: number): Item[] {
  const [, ...pieces] = rest.split(/[,;+]|(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])/u);
  return pieces.flatMap((piece) => freeItems(piece, row));
}
