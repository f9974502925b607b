import type { FoundAmount } from './find-amounts.ts';
import { findNames, type NameCode } from './find-names.ts';
import { refusalBefore, saysFree, saysRest } from './flag-words.ts';
import { hasSum, isOfSum, splitAtSign } from './split-sums.ts';

/** What stands between two amounts: the end of the first, pieces named as free, the beginning of the second. */
interface Gap {
  tail: string;
  free: string[];
  head: string;
}

/** The words around an amount: those that name it best, those that may, and pieces before it that are named as free. */
export interface AmountWords {
  first: string;
  second: string;
  free: string[];
  /** Whether 'and' stands behind: words that were not needed here belong to the next amount too. */
  goesOn: boolean;
}

const conjunction = String.raw`(?<![\p{L}\p{M}])(?:aur|and|और|तथा|plus)(?![\p{L}\p{M}])`;
const sentenceEnd = String.raw`(?:^|\b(?:diya|hai|only|free|hoga|h))\.\s|\.\s{1,9}(?=total|on ?road|net|grand|kul|final|कुल|टोटल)`;
const separators = `[,;|=]|${sentenceEnd}|${conjunction}`;
const separator = new RegExp(separators, 'u');
/** 'Baki saman total 95000'. */
const separatorOfRest = new RegExp(
  String.raw`${separators}|\.\s|\s(?=(?:(?:grand|net|final)\s)?(?:total|on ?road|kul|कुल|टोटल)(?![\p{L}\p{M}]))`,
  'u',
);
const conjunctions = new RegExp(conjunction, 'u');

/** What ends an amount without a comma: '14k approx on road 2.35L'. */
const amountEnd =
  /^(?:\s{0,9}(?:\/?-|(?:only|approx\.?|approximately|hai|h|free|optional|less|off|tak)(?![\p{L}\p{M}])|\)|\((?:optional|approx|free|incl[^)]{0,40}|if[^)]{0,40})\))){1,9}/u;

/** The words of each amount of a row, and what is left behind the last one. */
export function wordsOfAmounts(text: string, amounts: readonly FoundAmount[]): { words: AmountWords[]; rest: string } {
  const gaps = [...amounts, undefined].map((amount, index) =>
    text.slice(amounts[index - 1]?.end ?? 0, amount?.start ?? text.length),
  );
  const rest = gaps.at(-1) ?? '';
  const isSum = hasSum(gaps);
  const isLed = !isSum && leadsWithAmount(gaps);
  return { words: isLed ? amounts.map((_, index) => wordsBehind(gaps, index)) : wordsBefore(gaps, isSum), rest };
}

function wordsBefore(gaps: readonly string[], isSum: boolean): AmountWords[] {
  const splits: Gap[] = [];
  for (const [index, gap] of gaps.entries())
    splits.push(splitInRow(gaps, index, isSum ? (splits.at(-1)?.head ?? '') : undefined) ?? split(gap));
  return splits.slice(0, -1).map((gap, index) => ({
    first: gap.head,
    second: splits[index + 1]?.tail ?? '',
    free: gap.free,
    goesOn: conjunctions.test(gaps[index + 1] ?? ''),
  }));
}

/** The first gap, the last, and one with a sign of a sum, where `before` are the words in front of the amount before it. */
function splitInRow(gaps: readonly string[], index: number, before: string | undefined): Gap | null {
  const gap = gaps[index] ?? '';
  if (index === 0) return splitBegin(before === undefined || !isOfSum(gap, gaps[1] ?? '') ? gap : '');
  if (index === gaps.length - 1) return { tail: withoutRestPieces(gap), free: [], head: '' };
  const sides = before === undefined ? null : splitAtSign(gap, before);
  return sides && { ...sides, free: [] };
}

function wordsBehind(gaps: readonly string[], index: number): AmountWords {
  const [first] = splitBehind(gaps[index + 1]);
  const [, begin] = splitBehind(gaps[index]);
  const { free, head } = freeAndHead(begin.split(/[,;|]/u));
  return { first, second: saysRest(begin) ? head : begin, free: index === 0 ? [] : free, goesOn: false };
}

/** Rows like '78166 ex showroom, 8120 rto' name each amount behind it. */
function leadsWithAmount(gaps: readonly string[]): boolean {
  const [first, ...rest] = gaps.map((gap) => findNames(gap).some(({ code }) => code !== 'note'));
  if (first !== false || rest.filter(Boolean).length < rest.length - 1) return false;
  const between = gaps.slice(1, -1);
  const ended = between.filter((gap) => /[.,;+=|&]$/u.test(gap.trimEnd())).length;
  return rest.at(-1) === true ? rest.every(Boolean) : between.length > 0 && ended * 2 >= between.length;
}

function split(gap: string): Gap {
  const [tail = '', ...pieces] = gap.split(saysRest(gap) ? separatorOfRest : separator);
  const [piece = ''] = pieces;
  if (pieces.length === 0) return splitAtEnd(gap);
  if (isWithoutAmount(tail) && saysRest(tail)) return { tail: '', ...freeAndHead([tail, ...pieces]) };
  // 'EW 1299, not taken, RSA 499'
  const isRefusal = pieces.length > 1 && refusalBefore(piece).length === piece.length && piece.length > 0;
  return isRefusal ? { tail: `${tail} ${piece}`, ...freeAndHead(pieces.slice(1)) } : { tail, ...freeAndHead(pieces) };
}

function splitAtEnd(gap: string): Gap {
  const end = refusalBefore(gap) || (amountEnd.exec(gap)?.[0] ?? '');
  return { tail: end, free: [], head: gap.slice(end.length) };
}

/** '6663 (ins), balance is accessories': what is the rest is no word of the amount before it. */
const withoutRestPieces = (gap: string): string =>
  saysRest(gap)
    ? gap
        .split(/[,;]/u)
        .filter((piece) => !(saysRest(piece) && isWithoutAmount(piece)))
        .join(',')
    : gap;

/** Whether a piece is named as free, or as the rest of the total. */
const isWithoutAmount = (piece: string): boolean =>
  saysFree(piece) || (saysRest(piece) && findNames(piece).some(({ code }) => !isPayment(code)));

const isPayment = (code: NameCode): boolean => code === 'balance' || code === 'total' || code === 'subtotal';

const splitBegin = (gap: string): Gap => ({
  tail: '',
  ...freeAndHead(gap.split(saysRest(gap) ? separatorOfRest : /[,;]/u)),
});

function freeAndHead(pieces: readonly string[]): Pick<Gap, 'free' | 'head'> {
  const free = new Set(pieces.slice(0, -1).filter(isWithoutAmount));
  const head = pieces.filter((piece) => !free.has(piece));
  return {
    free: [...free],
    head: head.length > 1 && isTotalAlone(head.at(-1) ?? '') ? (head.at(-1) ?? '') : head.join(' , '),
  };
}

/** '…, accessories; total 1,19,000': a total that has its piece for itself. */
const isTotalAlone = (piece: string): boolean => {
  const names = findNames(piece);
  return names.length > 0 && names.every(({ code }) => code === 'total');
};

/** The name behind an amount, and what begins the next one. */
function splitBehind(gap = ''): [tail: string, head: string] {
  const at = /[,;|=+]|\.\s/u.exec(gap)?.index ?? gap.length;
  return at === 0 ? ['', gap] : [gap.slice(0, at), gap.slice(at)];
}
