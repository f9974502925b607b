import type { Finding } from './finding.ts';
import { amountDigits, units } from './number-claims.ts';

/** A number in a text with its apparent meaning. */
interface Piece {
  digits: string;
  claim: 'time' | 'amount' | 'measure' | null;
  unit: string;
}

const TEN = 10;
/** Maximum number of digits of an odometer reading. */
const MAX_KM = 7;
const distances = /^(?:k|kms?|rs|rupees?|lakhs?|lac|hazaa?r|hajar|thousand|hundred|sau|किमी)$/;
/** Maximum number of consecutive measurements that are plausible. */
const MAX_MEASURES = 3;
/** Maximum number of words between the parts of a number disguised as prices or times. */
const MAX_BETWEEN = 1;

const token = new RegExp(
  [
    String.raw`(?<currency>₹|\brs\.?|\binr)\s?(?<amount>${amountDigits})`,
    String.raw`(?<![\d:.])(?<time>\d{1,2}[:.]\d\d)(?![\d:])(?:\s?(?:am|pm|baje|बजे)(?![\p{L}\p{M}]))?`,
    String.raw`(?<![\d,.])(?<measure>${amountDigits})\s?(?<unit>${units})(?![\p{L}\p{M}\d])`,
    String.raw`(?<grouped>\d{1,3}(?:,\d{2,3}){1,4})(?!\d)`,
    String.raw`(?<bare>\d{1,40})`,
    String.raw`(?<word>[\p{L}\p{M}][\p{L}\p{M}\p{N}]{0,63})`,
  ].join('|'),
  'gu',
);

/** Detects a phone number disguised as consecutive amounts, times or measurements, unless they are plausible. */
export function findSpread(text: string): Finding {
  let run: Piece[] = [];
  let words = 0;
  let isListed = false;
  for (const { groups = {} } of text.matchAll(token)) {
    if (groups['word'] !== undefined) words += 1;
    else if (words <= MAX_BETWEEN || run.length === 0) {
      isListed ||= words > 0 && run.length > 0;
      run.push(pieceOf(groups));
      words = 0;
    } else {
      if (isNumber(run, isListed)) return 'doubtful';
      run = [pieceOf(groups)];
      words = 0;
      isListed = false;
    }
  }
  return isNumber(run, isListed) ? 'doubtful' : null;
}

function pieceOf(groups: Record<string, string | undefined>): Piece {
  const { amount, grouped, time, measure, bare = '', unit = '' } = groups;
  const claim = (amount ?? grouped) ? 'amount' : time ? 'time' : measure ? 'measure' : null;
  return { digits: (amount ?? grouped ?? time ?? measure ?? bare).replaceAll(/\D/g, ''), claim, unit };
}

/** @param isListed Whether there are words between the pieces, as in a list of prices. */
function isNumber(run: readonly Piece[], isListed: boolean): boolean {
  if (!/^(?:91|0)?[6-9]\d{9}$/.test(run.map(({ digits }) => digits).join(''))) return false;
  const claimed = run.filter(({ claim }) => claim !== null);
  return claimed.length > MAX_MEASURES || !claimed.every((piece) => isPlausible(piece, isListed));
}

/** Checks whether a value is plausible: a time in steps of five minutes, a round price, some thousand kilometres, an age. */
function isPlausible({ digits, claim, unit }: Piece, isListed: boolean): boolean {
  if (claim === 'time')
    return Number(digits.slice(-2)) < 60 && Number(digits.slice(0, -2)) < 24 && /[05]$/.test(digits);
  if (claim === 'measure')
    return !distances.test(unit) || digits.endsWith('00') || (isListed && digits.length < MAX_KM);
  return digits.length > 2 && digits.length < TEN && /(?:0|99)$/.test(digits);
}
