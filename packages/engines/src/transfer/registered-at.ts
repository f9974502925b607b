import { bareText, latinDigits } from '@dopahiya/domain/typed';
import { bharatPlate, plateInPlace } from './number-plate.ts';
import { isOffice, plateLetters } from './registration-offices.ts';

/** A place of registration: as others may read it, and codes in it that no office has. */
export interface RegisteredAt {
  place: string;
  unknownCodes: readonly string[];
}

const code = /(?<![\p{L}\p{N}])([a-z]{2})[\s-]{0,2}(\d{1,2})[a-z]{0,2}(?![\p{L}\p{N}])/giu;
const codeAlone = /^[a-z]{2}[\s-]{0,2}\d{1,2}[a-z]{0,2}$/iu;
/** So many single characters with blanks between them are a plate that somebody has spread. */
const spread = /^(?:[a-z\d]\s){4,12}[a-z\d]$/iu;

/** Reads a place of registration: a whole number plate is cut to the code of its office, 'MH12'. */
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
