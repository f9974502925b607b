import { type Group, groupsIn, MAX_WORDS_BETWEEN_DIGITS } from './digit-groups.ts';
import { findSpread } from './find-spread-numbers.ts';
import type { Finding } from './finding.ts';
import { withoutClaims } from './number-claims.ts';

const TEN = 10;
/** Maximum number of parts of a ten-digit number, including its prefix for India. */
const MAX_PARTS = TEN + 3;

/** A mobile number, optionally after 0 or 91; and a landline number with its area code. */
const mobile = /^(?:91|0091|0)?[6-9]\d{9}$/;
const landline = /^0[1-5]\d{9}$/;

/** Detects a phone number in normalised text, in digits or words, in one or several parts. */
export function findNumber(text: string): Finding {
  const groups = groupsIn(withoutClaims(text));
  if (groups.some(({ digits, isGuess }) => digits.length >= TEN && !isGuess)) return 'sure';
  const findings = new Set(groups.map((_, first) => numberFrom(groups, first)));
  if (findings.has('sure')) return 'sure';
  return findings.has('doubtful') || isSpelledOut(groups) ? 'doubtful' : findSpread(text);
}

/** Maximum number of consecutive digit words, and of unknown words among them, in a text without a phone number. */
const MAX_IN_WORDS = 7;
const MAX_NOT_UNDERSTOOD = 2;

function isSpelledOut(groups: readonly Group[]): boolean {
  let words = 0;
  let others = 0;
  for (const { digits, gap, isSpoken } of groups) {
    const goesOn = isSpoken && digits.length <= 2 && gap <= 1 && others + gap <= MAX_NOT_UNDERSTOOD;
    others = goesOn ? others + gap : 0;
    words = goesOn ? words + 1 : Number(isSpoken && digits.length <= 2);
    if (words > MAX_IN_WORDS) return true;
  }
  return false;
}

/** Checks whether a ten-digit Indian phone number starts at a group. */
function numberFrom(groups: readonly Group[], first: number): Finding {
  let digits = '';
  let between = 0;
  for (const [at, group] of groups.slice(first, first + MAX_PARTS).entries()) {
    const gap = at === 0 ? 0 : group.gap;
    between += gap;
    if (gap > MAX_WORDS_BETWEEN_DIGITS || between > MAX_WORDS_BETWEEN_DIGITS * 2) return null;
    digits += group.digits;
    if (mobile.test(digits) || landline.test(digits))
      return findingOf(digits, groups.slice(first, first + at + 1), between);
    if (digits.length > TEN + 4) return null;
  }
  return null;
}

function findingOf(digits: string, taken: readonly Group[], between: number): Finding {
  if (taken.every(isRound) || (between > 0 && taken.some(isPrice))) return null;
  const isWhole = between === 0 && mobile.test(digits);
  return isWhole && !taken.some(({ isGuess }) => isGuess) ? 'sure' : 'doubtful';
}

/** Checks for prices, such as the two in '65000 60000' or '74999 or 79999'. */
const isPrice = ({ digits }: Group): boolean => /^\d{2,3}000$/.test(digits);
const isRound = ({ digits }: Group): boolean => /(?:00|50|99)$/.test(digits) && digits.length > 2;
