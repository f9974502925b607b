import { findElsewhere } from './find-elsewhere.ts';
import { findHandle, findMail, findPayment, withSigns } from './find-addresses.ts';
import { findLink } from './find-links.ts';
import { findNumber } from './find-numbers.ts';
import type { Finding } from './finding.ts';
import { joinedLetters } from './joined-letters.ts';
import { plainCharacters } from './plain-characters.ts';
import { bharatPlate, numberPlate } from '../transfer/number-plate.ts';

/**
 * Forbidden content: a phone number, link, email address, payment address, user name on another site, or invitation elsewhere; in public
 * texts also a number plate.
 */
export type ScreeningReason = 'number' | 'link' | 'mail' | 'payment' | 'handle' | 'elsewhere' | 'plate';

/** Result of screening a text. */
export interface Screening {
  /** Whether the text is held for review. */
  held: boolean;
  reasons: readonly ScreeningReason[];
  /** Whether all findings may be harmless. */
  isDoubtful: boolean;
}

/** Where a text appears: in public, or in a message, where number plates are allowed. */
export type ScreenedPlace = 'public' | 'message';

/**
 * Screens a text for contact details, also disguised ones, in English and Indian languages; also detects those split across `earlier` texts
 * by the same author.
 */
export function screenText(text: string, place: ScreenedPlace, earlier: readonly string[] = []): Screening {
  const found = findingsAt(text, place);
  if (earlier.length > 0) {
    const before = earlier.join('\n');
    const known = findingsAt(before, place);
    for (const [reason, finding] of findingsAt(`${before}\n${text}`, place))
      if (!known.has(reason) && !found.has(reason)) found.set(reason, finding);
  }
  return screeningOf(found);
}

/** Detectors by reason; each receives the normalised text, and the same with disguised signs replaced. */
const finders: Record<ScreeningReason, (plain: string, signed: string) => Finding> = {
  number: findNumber,
  mail: (_, signed) => findMail(signed),
  link: (_, signed) => findLink(signed.replaceAll(/[\w.+-]{1,64}@[\w.-]{1,64}/g, ' ')),
  payment: (_, signed) => findPayment(signed),
  handle: (_, signed) => findHandle(signed),
  elsewhere: findElsewhere,
  plate: findPlate,
};
const publicReasons = Object.keys(finders) as ScreeningReason[];
const messageReasons = publicReasons.filter((reason) => reason !== 'plate');

/** Checks whether a text by itself has a finding of this kind. */
export const holdsSuch = (text: string, reason: ScreeningReason): boolean => findingsIn(text, [reason]).size > 0;

const findingsAt = (text: string, place: ScreenedPlace) =>
  findingsIn(text, place === 'public' ? publicReasons : messageReasons);

function findingsIn(text: string, reasons: readonly ScreeningReason[]): Map<ScreeningReason, Finding> {
  const plain = plainCharacters(text);
  const joined = joinedLetters(plain);
  const found = new Map<ScreeningReason, Finding>();
  for (const read of joined === plain ? [plain] : [plain, joined]) {
    const signed = withSigns(read);
    for (const reason of reasons) {
      const finding = finders[reason](read, signed);
      if (finding && found.get(reason) !== 'sure') found.set(reason, finding);
    }
  }
  return found;
}

function screeningOf(found: ReadonlyMap<ScreeningReason, Finding>): Screening {
  const findings = [...found.values()];
  return {
    held: findings.length > 0,
    reasons: [...found.keys()],
    isDoubtful: findings.length > 0 && findings.every((finding) => finding === 'doubtful'),
  };
}

/** Detects a full number plate in normalised text. */
function findPlate(text: string): Finding {
  return text.search(numberPlate) !== -1 || text.search(bharatPlate) !== -1 ? 'sure' : null;
}
