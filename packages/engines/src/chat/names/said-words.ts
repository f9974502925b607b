/** A word of a message with its position. */
export interface MessageWord {
  /** Without hyphens and similar marks: 'mt15' for 'mt-15'. */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-.'][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits a message into words; 'hunter350' becomes two. */
export function splitWords(text: string): MessageWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    word: written.replaceAll(/[-.'](?!\d+$)|(?<=\p{L})[-.']/gu, ''),
    start: index,
    end: index + written.length,
  }));
}

/** Normalises the words of a name for comparison with messages. */
export const nameWords = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]|\([^)]*\)/g, '')
    .replaceAll('+', ' plus')
    .replaceAll(/[-'’:]|\.(?!\d)|(?<!\d)\./g, '')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter((word) => word !== '');
