import { findHandle, findMail, findPayment, withSigns } from './find-addresses.ts';
import { findLink } from './find-links.ts';
import { findNumber } from './find-numbers.ts';
import type { Finding } from './finding.ts';
import { joinedLetters } from './joined-letters.ts';
import { plainCharacters } from './plain-characters.ts';

/** What a first message must not hold: a telephone number, a link, a mail address, where to pay, a name on another site. */
export type ScreeningReason = 'number' | 'link' | 'mail' | 'payment' | 'handle';

/** What was found in a text. */
export interface Screening {
  /** Whether it is held back. */
  held: boolean;
  reasons: readonly ScreeningReason[];
  /** Whether all of it may be something honest: who says so is believed. */
  isDoubtful: boolean;
}

/**
 * Reads a text for numbers, links and handles as people write and hide them, in English and languages of India; also for what
 * comes out only where it is read on from `earlier` ones of the same writer.
 */
export function screenMessage(text: string, earlier: readonly string[] = []): Screening {
  const found = findingsIn(text);
  if (earlier.length > 0) {
    const before = earlier.join('\n');
    const known = findingsIn(before);
    for (const [reason, finding] of findingsIn(`${before}\n${text}`))
      if (!known.has(reason) && !found.has(reason)) found.set(reason, finding);
  }
  return screeningOf(found);
}

function findingsIn(text: string): Map<ScreeningReason, Finding> {
  const plain = plainCharacters(text);
  const joined = joinedLetters(plain);
  const found = new Map<ScreeningReason, Finding>();
  for (const read of joined === plain ? [plain] : [plain, joined])
    for (const [reason, finding] of findingsInPlain(read))
      if (finding && found.get(reason) !== 'sure') found.set(reason, finding);
  return found;
}

function findingsInPlain(plain: string): [ScreeningReason, Finding][] {
  const signed = withSigns(plain);
  return [
    ['number', findNumber(plain)],
    ['mail', findMail(signed)],
    ['link', findLink(signed.replaceAll(/[\w.+-]{1,64}@[\w.-]{1,64}/g, ' '))],
    ['payment', findPayment(signed)],
    ['handle', findHandle(signed)],
  ];
}

function screeningOf(found: ReadonlyMap<ScreeningReason, Finding>): Screening {
  const findings = [...found.values()];
  return {
    held: findings.length > 0,
    reasons: [...found.keys()],
    isDoubtful: findings.length > 0 && findings.every((finding) => finding === 'doubtful'),
  };
}
