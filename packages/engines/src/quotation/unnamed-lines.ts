import { readWords } from './find-names.ts';
import { saysCharge, saysOptional } from './flag-words.ts';
import { isLineCode } from './line-codes.ts';
import { type LineFlag, type Quotation, sumOfLines } from './quotation.ts';
import type { Item } from './read-items.ts';
import type { ReadLine } from './settle-lines.ts';

interface UnnamedLines {
  /** Lines of the kind 'misc'. */
  misc: ReadLine[];
  /** Those that the user should identify. */
  unread: Quotation['unread'];
}

/**
 * Classifies amounts with unknown names as other lines. Those called a charge, or that complete the total, are certain; the user is asked
 * about the rest, which count if they bring the sum closer to the total.
 */
export function unnamedLines(
  items: readonly Item[],
  lines: readonly ReadLine[],
  totals: readonly number[],
): UnnamedLines {
  const sum = sumOfLines(lines);
  const missing = ({ amount }: Item): boolean => totals.some((total) => near(total, sum + (amount ?? 0)));
  const unnamed = items.filter(
    (item) => item.code === null && (isNamed(item) || (/\p{L}/u.test(item.text) && missing(item))),
  );
  const priced = unnamed.filter(({ amount }) => (amount ?? 0) >= 20);
  const isSure = (item: Item): boolean => lines.length > 0 && (saysCharge(item.text) || missing(item));
  const sure = priced.filter(isSure).map((item) => toMisc(item, []));
  const listed = listedAmong(items);
  const open = priced.filter((item) => !isSure(item) && listed.has(item) && (item.amount ?? 0) >= 50);
  const { isCounted, isAsked } = standingOf(open, sum + sumOfLines(sure), totals);
  const others = open.map((item) => toMisc(item, isCounted ? [] : ['optional']));
  const free = unnamed.filter((item) => item.amount === 0 && listed.has(item)).map((item) => toMisc(item, ['free']));
  const later = priced.filter((item) => !isSure(item) && !listed.has(item) && follows(item, lines));
  const asked = isAsked ? [...open, ...later] : later;
  return {
    misc: [
      ...sure,
      ...others,
      ...free,
      ...later.filter(({ around }) => saysOptional(around)).map((item) => toMisc(item, [])),
    ],
    unread: asked.map(({ text, amount }) => ({ text, amount: amount ?? 0 })),
  };
}

/** Decides whether unknown amounts are counted, and whether the user is asked about them. */
function standingOf(open: readonly Item[], sum: number, totals: readonly number[]) {
  const added = sum + open.reduce((all, { amount }) => all + (amount ?? 0), 0);
  const total = totals.at(-1);
  if (total === undefined) return { isCounted: true, isAsked: true };
  if (totals.some((stated) => near(stated, sum))) return { isCounted: false, isAsked: true };
  const isWhole = totals.some((stated) => near(stated, added));
  return { isCounted: isWhole || Math.abs(total - added) < Math.abs(total - sum), isAsked: !isWhole };
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Returns the items between the first line and the last line or total that have few words; anything else is not part of the list. */
function listedAmong(items: readonly Item[]): ReadonlySet<Item> {
  const isLine = ({ code, amount }: Item): boolean => isLineCode(code) && amount !== null;
  const first = items.findIndex(isLine);
  const lastRow = items.findLast((item) => isLine(item) || item.code === 'total')?.row ?? -1;
  return new Set(
    first === -1 ? [] : items.slice(first).filter((item) => item.row <= lastRow && readWords(item.text).length <= 5),
  );
}

/** Checks whether a text has words other than 'only' or 'rupees'. */
const isNamed = ({ text }: Item): boolean =>
  readWords(text).some((word) => /\p{L}{3}|\p{Script=Devanagari}{2}/u.test(word));

function follows(item: Item, lines: readonly ReadLine[]): boolean {
  const firstRow = lines[0]?.row ?? Number.POSITIVE_INFINITY;
  return firstRow < item.row && (item.amount ?? 0) >= 50;
}

function toMisc(
  { amount, text, around, isOptional, row, at, isInBrackets, percent }: Item,
  flags: LineFlag[],
): ReadLine {
  const isLeftOut = flags.length === 0 && (isOptional || saysOptional(around));
  return {
    code: 'misc',
    amount: amount ?? 0,
    flags: isLeftOut ? ['optional'] : flags,
    text,
    row,
    at,
    isInBrackets,
    percent,
  };
}
