/** A word of a message, with where it stands. */
export interface SaidWord {
  /** Without hyphens and the like: 'mt15' of 'mt-15'. */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-.'][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a message, also of 'hunter350' two. */
export function saidWords(text: string): SaidWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    word: written.replaceAll(/[-.'](?!\d+$)|(?<=\p{L})[-.']/gu, ''),
    start: index,
    end: index + written.length,
  }));
}

/** The words of a name as they are compared with those of messages. */
export const nameWords = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]|\([^)]*\)/g, '')
    .replaceAll('+', ' plus')
    .replaceAll(/[-'’:]|\.(?!\d)|(?<!\d)\./g, '')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter((word) => word !== '');
