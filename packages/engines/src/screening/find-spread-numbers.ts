import type { Finding } from './finding.ts';
import { amountDigits, units } from './number-claims.ts';

/** A number of a text, and what it says that it is. */
interface Piece {
  digits: string;
  claim: 'time' | 'amount' | 'measure' | null;
  unit: string;
}

const TEN = 10;
/** So many measures side by side are no measures. */
const MOST_MEASURES = 3;
/** What may stand between the parts of a number that is told as prices or times. */
const between = /^(?:and|or|to|aur|ya|then|phir|at|तक|और|या)$/;

const token = new RegExp(
  [
    String.raw`(?<currency>₹|\brs\.?|\binr)\s?(?<amount>${amountDigits})`,
    String.raw`(?<![\d:.])(?<time>\d{1,2}[:.]\d\d)(?![\d:])(?:\s?(?:am|pm|baje|बजे)(?![\p{L}\p{M}]))?`,
    String.raw`(?<![\d,.])(?<measure>${amountDigits})\s?(?<unit>${units})(?![\p{L}\p{M}\d])`,
    String.raw`(?<grouped>\d{1,3}(?:,\d{2,3}){1,4})(?!\d)`,
    String.raw`(?<bare>\d+)`,
    String.raw`(?<word>[\p{L}\p{M}]+)`,
  ].join('|'),
  'gu',
);

/** Whether amounts, times or measures that stand side by side are the ten digits of a number: none that could be honest. */
export function findSpread(text: string): Finding {
  let run: Piece[] = [];
  for (const { groups = {} } of text.matchAll(token)) {
    if (groups['word'] === undefined) run.push(pieceOf(groups));
    else if (!between.test(groups['word'])) {
      if (isNumber(run)) return 'doubtful';
      run = [];
    }
  }
  return isNumber(run) ? 'doubtful' : null;
}

function pieceOf(groups: Record<string, string | undefined>): Piece {
  const { amount, grouped, time, measure, bare = '', unit = '' } = groups;
  const claim = (amount ?? grouped) ? 'amount' : time ? 'time' : measure ? 'measure' : null;
  return { digits: (amount ?? grouped ?? time ?? measure ?? bare).replaceAll(/\D/g, ''), claim, unit };
}

function isNumber(run: readonly Piece[]): boolean {
  const claimed = run.filter(({ claim }) => claim !== null);
  if (run.length < 2 || claimed.length === 0) return false;
  if (!/^(?:91|0)?[6-9]\d{9}$/.test(run.map(({ digits }) => digits).join(''))) return false;
  return run.length > MOST_MEASURES || !run.every(isPlausible);
}

/** A time on a mark of five minutes, a round price, a distance of some thousand kilometres. */
function isPlausible({ digits, claim }: Piece): boolean {
  if (claim === 'time') return Number(digits.slice(-2)) < 60 && Number(digits.slice(0, -2)) < 24 && /[05]$/.test(digits);
  if (claim === 'measure') return digits.length < TEN / 2 + 2;
  return digits.length > 2 && /(?:0|99)$/.test(digits);
}
