import { findHandle, findLink, findMail, findPayment, withSigns } from './find-addresses.ts';
import { type Finding, findNumber } from './find-numbers.ts';
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

/** More than any text of the site may have. */
const MOST_CHARACTERS = 5000;

/** Reads a text for numbers, links and handles as people write and hide them, in English and Hindi. */
export function screenMessage(text: string): Screening {
  const plain = plainCharacters(text.slice(0, MOST_CHARACTERS));
  const signed = withSigns(plain);
  const findings: [ScreeningReason, Finding][] = [
    ['number', findNumber(plain)],
    ['mail', findMail(signed)],
    ['link', findLink(signed.replaceAll(/[\w.+-]{1,64}@[\w.-]{1,64}/g, ' '))],
    ['payment', findPayment(signed)],
    ['handle', findHandle(signed)],
  ];
  const found = findings.filter(([, finding]) => finding !== null);
  return {
    held: found.length > 0,
    reasons: found.map(([reason]) => reason),
    isDoubtful: found.length > 0 && found.every(([, finding]) => finding === 'doubtful'),
  };
}
