import { findElsewhere } from './find-elsewhere.ts';
import { findHandle, findMail, findPayment, withSigns } from './find-addresses.ts';
import { findLink } from './find-links.ts';
import { findNumber } from './find-numbers.ts';
import { findPlate } from './find-plates.ts';
import type { Finding } from './finding.ts';
import { joinedLetters } from './joined-letters.ts';
import { plainCharacters } from './plain-characters.ts';

/**
 * What a text may not hold: a telephone number, a link, a mail address, where to pay, a name on another site, that people shall
 * go on elsewhere, and in public a number plate.
 */
export type ScreeningReason = 'number' | 'link' | 'mail' | 'payment' | 'handle' | 'elsewhere' | 'plate';

/** What was found in a text. */
export interface Screening {
  /** Whether it is held back. */
  held: boolean;
  reasons: readonly ScreeningReason[];
  /** Whether all of it may be something honest. */
  isDoubtful: boolean;
}

/** Who reads a text: everybody, or the other one of a conversation, who may ask about a number plate. */
export type ScreenedPlace = 'public' | 'message';

/**
 * Reads a text for contact details as people write and hide them, in English and languages of India; also for what comes out
 * only where it is read on from `earlier` ones of the same writer.
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

/** What finds each of them in a text of plain characters, and in the same with its signs written out. */
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

/** Whether a text by itself holds one of them. */
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
