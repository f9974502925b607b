import { monthsIn } from './blank-other-numbers.ts';
import { saysApprox, saysExcluded, saysGift, saysOptional } from './flag-words.ts';
import { isLineCode, type LineCode, lineStandings } from './line-codes.ts';
import { plainText } from './plain-text.ts';
import { type LineFlag, type Quotation, sumOfLines, toPaise } from './quotation.ts';
import { readRows } from './quotation-rows.ts';
import { type Item, readItems } from './read-items.ts';
import { readableText } from './readable-text.ts';
import { type ReadLine, settleLines, signedAmount } from './settle-lines.ts';
import { unnamedLines } from './unnamed-lines.ts';
import { quotationDay } from './quotation-day.ts';

/** Parses a dealer's quotation in English, Hindi or both. Never fails, whatever the text. */
export function readQuotation(source: string): Quotation {
  const text = plainText(source);
  const items = readItems(readRows(text));
  const totals = totalsOf(items);
  const lastTotal = items.findLast(({ code }) => code === 'total')?.at ?? 0;
  const named = settleLines(items.flatMap(toLine), totals, lastTotal);
  const { misc, unread } = unnamedLines(items, named, totals);
  const sum = sumOfLines([...named, ...misc]);
  const total = chosenTotal(totals, sum, items);
  const rest = restLine(items, total, sum);
  const lines = [...named, ...misc, ...rest].toSorted((one, other) => one.at - other.at);
  return {
    lines: lines.map(({ code, amount, flags, text: words }) => ({ code, amount, flags, text: words })),
    total,
    otherTotals: [...new Set(totals)].filter((other) => other !== total && !isSumOfRow(other, items)),
    paid: amountsOf(items, ['advance', 'balance']),
    finance: { ...amountsOf(items, ['down', 'loan', 'emi']), ...loanMonths(text) },
    unread,
    cut: readableText(source).isCut,
  };
}

const totalsOf = (items: readonly Item[]): number[] =>
  items
    .flatMap(({ code, amount }) => (code === 'total' && (amount ?? 0) >= 1000 ? [amount ?? 0] : []))
    .slice(-maxTotals);

/** Maximum number of totals to check, each against all lines. */
const maxTotals = 20;

function toLine(item: Item): ReadLine[] {
  const { code, row, at, isInBrackets, percent, text } = item;
  if (!isLineCode(code) || item.isRest) return [];
  const isFree = item.amount === null || item.amount === 0 || saysGift(item.around);
  if (isFree && remarks.has(code) && !(code === 'misc' && item.amount === 0)) return [];
  const amount = isFree ? 0 : toPaise(signedAmount(code, item));
  return [{ code, amount, flags: flagsOf(item, code, isFree), text, row, at, isInBrackets, percent }];
}

/** Lines that without an amount are remarks, such as 'GST included'. */
const remarks = new Set<LineCode>(['gst', 'basic_price', 'ex_showroom', 'misc']);

function flagsOf({ around, isOptional }: Item, code: LineCode, isFree: boolean): LineFlag[] {
  if (isFree) return ['free'];
  const flags: LineFlag[] = [];
  const isExcluded = lineStandings[code] === 'optional' && saysExcluded(around);
  if (isOptional || saysOptional(around) || isExcluded) flags.push('optional');
  if (saysApprox(around)) flags.push('approx');
  return flags;
}

/** Computes the remainder of the stated total for 'the rest is accessories'. */
function restLine(items: readonly Item[], total: number | null, sum: number): ReadLine[] {
  const rest = items.find(({ isRest }) => isRest);
  const amount = toPaise((total ?? 0) - sum);
  const { code, text, row, at } = rest ?? { code: null, text: '', row: 0, at: 0 };
  if (!isLineCode(code) || amount < 1) return [];
  return [{ code, amount, flags: [], text, row, at, isInBrackets: false, percent: null }];
}

/** Chooses the total that matches the sum of the lines, else the last one; without any, an unnamed amount equal to the sum. */
function chosenTotal(totals: readonly number[], sum: number, items: readonly Item[]): number | null {
  const isSum = (amount: number): boolean => Math.abs(amount - sum) <= 1;
  const bare = items.findLast(({ code, amount }) => code === null && amount !== null && sum > 0 && isSum(amount));
  return totals.find(isSum) ?? totals.at(-1) ?? bare?.amount ?? null;
}

/** Checks whether a total is only the sum of its row, as in 'OD 2,140 + TP 7,365 = 9,505'. */
function isSumOfRow(total: number, items: readonly Item[]): boolean {
  const row = items.find(({ code, amount, isResult }) => code === 'total' && isResult && amount === total)?.row;
  const parts = items.filter((item) => item.row === row && isLineCode(item.code));
  return Math.abs(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0) - total) <= 1;
}

function amountsOf<Code extends string>(items: readonly Item[], codes: readonly Code[]): Partial<Record<Code, number>> {
  const found: Partial<Record<Code, number>> = {};
  for (const wanted of codes) {
    const amount = items.find(({ code, amount: read }) => code === wanted && (read ?? 0) > 0)?.amount;
    if (amount != null) found[wanted] = amount;
  }
  return found;
}

function loanMonths(text: string): { months?: number } {
  const rows = text
    .split('\n')
    .filter((row) =>
      /emi|kist|kisht|loan|inst?all?ment|per month|monthly|mahina|किस्त|लोन|ईएमआई|मासिक|प्रति माह/u.test(row),
    );
  const months = rows.map(monthsIn).find((value) => value !== undefined);
  return months === undefined ? {} : { months };
}

/** A parsed quotation with its date, 'YYYY-MM-DD'. */
export interface Paper {
  quotation: Quotation;
  day: string | null;
  /** Number of characters read before a timeout; absent if there was none. */
  stoppedAt?: number;
}

/** Parses a dealer's text. */
export const readPaper = (text: string): Paper => ({ quotation: readQuotation(text), day: quotationDay(text) });
