import { bareText, latinDigits } from '@dopahiya/domain/typed';
import { bharatPlate, plateInPlace } from './number-plate.ts';
import { isOffice, plateLetters } from './registration-offices.ts';

/** Place of registration for display, and any unknown office codes in it. */
export interface RegisteredAt {
  place: string;
  unknownCodes: readonly string[];
}

const code = /(?<![\p{L}\p{N}])([a-z]{2})[\s-]{0,2}(\d{1,2})[a-z]{0,2}(?![\p{L}\p{N}])/giu;
const codeAlone = /^[a-z]{2}[\s-]{0,2}\d{1,2}[a-z]{0,2}$/iu;
/** A spread-out number plate: single characters separated by spaces. */
const spread = /^(?:[a-z\d]\s){4,12}[a-z\d]$/iu;

/** Parses a place of registration; a full number plate is shortened to its office code: 'MH12'. */
export function registeredAt(text: string): RegisteredAt {
  const plain = latinDigits(bareText(text).normalize('NFKC')).trim();
  const joined = spread.test(plain) ? plain.replaceAll(/\s/g, '') : plain;
  const cut = joined
    .replaceAll(bharatPlate, 'BH series')
    .replaceAll(plateInPlace, (_, letters: string, office: string) => codeOf(letters, office));
  const codes = [...cut.matchAll(code)].map(([, letters = '', office = '']) => ({
    letters: letters.toUpperCase(),
    office,
  }));
  const meant = codes.filter(({ letters }) => plateLetters.includes(letters) || codeAlone.test(cut));
  return {
    place: cut === joined ? text : cut,
    unknownCodes: meant
      .filter(({ letters, office }) => !isOffice(letters, Number(office)))
      .map(({ letters, office }) => codeOf(letters, office)),
  };
}

const codeOf = (letters: string, office: string): string => `${letters.toUpperCase()}${office.padStart(2, '0')}`;
