/** A word of a text with its position. */
export interface TextWord {
  /** Without hyphens and similar marks: 'mt15' for 'mt-15'. */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-.'][\p{L}\p{M}\p{N}]+)*|(?<=\p{L})\+/gu;

/** Splits a text into words with their positions. */
export const splitWords = (text: string): TextWord[] =>
  [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    word: written === '+' ? 'plus' : written.replaceAll(/[-.'](?!\d+$)|(?<=\p{L})[-.']/gu, ''),
    start: index,
    end: index + written.length,
  }));

/** Returns a text in lower case, without diacritics and nukta. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .normalize('NFC');

/** Returns the words of a name as they compare with those of a text. */
export const nameWords = (name: string): string[] =>
  plainLetters(name)
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll('+', ' plus')
    .replaceAll(/[-'’:]|\.(?!\d)|(?<!\d)\./g, '')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter((word) => word !== '');

/** Returns all runs of words of a name, without spaces, also split where letters meet digits. */
export function nameRuns(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((_, first) =>
    words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
  );
}

/** Returns a text in lower case, without spaces and the punctuation that varies in names. */
export const withoutMarks = (text: string): string => text.toLowerCase().replaceAll(/[-\s_.+/'’]/g, '');

/** Checks whether a text is a name of a model, with or without its brand, ignoring spaces and punctuation. */
export const isNamed = ({ brand, name }: { brand: string; name: string }, text: string): boolean =>
  [name, `${brand} ${name}`].some((one) => withoutMarks(one) === withoutMarks(text));
