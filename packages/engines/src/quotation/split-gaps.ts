import type { FoundAmount } from './find-amounts.ts';
import { findNames, type NameCode } from './find-names.ts';
import { refusalBefore, saysFree, saysRest } from './flag-words.ts';
import { hasSum, isOfSum, splitAtSign } from './split-sums.ts';

/** Text between two amounts: the end of the first, items named as free, and the start of the second. */
interface Gap {
  tail: string;
  free: string[];
  head: string;
}

/** Texts around an amount: the most likely name, the second choice, and preceding items named as free. */
export interface AmountWords {
  first: string;
  second: string;
  free: string[];
  /** Whether 'and' follows, so that unused words belong to the next amount too. */
  goesOn: boolean;
}

const conjunction = String.raw`(?<![\p{L}\p{M}])(?:aur|and|और|तथा|plus)(?![\p{L}\p{M}])`;
const sentenceEnd = String.raw`(?:^|\b(?:diya|hai|only|free|hoga|h))\.\s|\.\s{1,9}(?=total|on ?road|net|grand|kul|final|कुल|टोटल)`;
const separators = `[,;|=]|${sentenceEnd}|${conjunction}`;
const separator = new RegExp(separators, 'u');
/** Separators before a remainder: 'baki saman total 95000'. */
const separatorOfRest = new RegExp(
  String.raw`${separators}|\.\s|\s(?=(?:(?:grand|net|final)\s)?(?:total|on ?road|kul|कुल|टोटल)(?![\p{L}\p{M}]))`,
  'u',
);
const conjunctions = new RegExp(conjunction, 'u');

/** Words that end an amount without a comma: '14k approx on road 2.35L'. */
const amountEnd =
  /^(?:\s{0,9}(?:\/?-|(?:only|approx\.?|approximately|hai|h|free|optional|less|off|tak)(?![\p{L}\p{M}])|\)|\((?:optional|approx|free|incl[^)]{0,40}|if[^)]{0,40})\))){1,9}/u;

/** Returns the texts of each amount in a row, and the text left after the last one. */
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

/** Splits a gap; handles the first gap, the last one, and gaps with a sum sign (`before` is the text in front of the previous amount). */
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

/** Checks whether names follow their amounts: '78166 ex showroom, 8120 rto'. */
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

/** Removes remainders, which do not name the preceding amount: '6663 (ins), balance is accessories'. */
const withoutRestPieces = (gap: string): string =>
  saysRest(gap)
    ? gap
        .split(/[,;]/u)
        .filter((piece) => !(saysRest(piece) && isWithoutAmount(piece)))
        .join(',')
    : gap;

/** Checks whether a piece names a free item or the remainder of the total. */
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

/** Checks for a piece that consists of a total only: '…, accessories; total 1,19,000'. */
const isTotalAlone = (piece: string): boolean => {
  const names = findNames(piece);
  return names.length > 0 && names.every(({ code }) => code === 'total');
};

/** Splits a gap into the name after an amount and the start of the next one. */
function splitBehind(gap = ''): [tail: string, head: string] {
  const at = /[,;|=+]|\.\s/u.exec(gap)?.index ?? gap.length;
  return at === 0 ? ['', gap] : [gap.slice(0, at), gap.slice(at)];
}
