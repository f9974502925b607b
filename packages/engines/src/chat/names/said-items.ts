import type { NameBook } from './name-book.ts';
import { type SaidWord, saidWords } from './said-words.ts';

/** A word of a message, or several that are one, with what it is in names. */
export interface SaidItem extends SaidWord {
  /** The word of a model's name. */
  meant: string | undefined;
  brand: string | undefined;
}

/** A brand has at most so many words. */
const mostJoined = 3;

/** The words of a message with what they are in names: 'hunter350' is two, 'mt 15' and 'royal enfield' are one. */
export function saidItems(text: string, book: NameBook): SaidItem[] {
  const words = saidWords(text).flatMap((said) => splitWord(said, book));
  const items: SaidItem[] = [];
  let index = 0;
  while (index < words.length) {
    const { item, count } = itemAt(words.slice(index, index + mostJoined), items.at(-1)?.brand, book);
    items.push(item);
    index += count;
  }
  return items;
}

function itemAt(
  words: readonly SaidWord[],
  brandBefore: string | undefined,
  book: NameBook,
): { item: SaidItem; count: number } {
  for (let count = words.length; count > 1; count--) {
    const parts = words.slice(0, count);
    const item = areOfBrand(parts, brandBefore, book) ? null : joined(parts, book);
    if (item) return { item, count };
  }
  const [said = { word: '', start: 0, end: 0 }] = words;
  const brand = book.brandCalled(said.word) ?? book.brandMeant(said.word);
  return { item: { ...said, meant: book.wordMeant(said.word), brand }, count: 1 };
}

/** 'Aprilia SR 125' is no Keeway SR125: the brand before them has a model with each of the words. */
function areOfBrand(words: readonly SaidWord[], brand: string | undefined, book: NameBook): boolean {
  const [first, ...others] = words.map(({ word }) => word);
  const models = first === undefined || brand === undefined ? [] : book.withWord(first);
  return models.some(
    (booked) => booked.model.key.startsWith(`${brand}/`) && others.every((word) => booked.words.has(word)),
  );
}

/** 'hunter350' and 'g310rr' are several words where no name has them as one. */
function splitWord(said: SaidWord, book: NameBook): SaidWord[] {
  const parts = [...said.word.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)];
  const isOne = parts.length < 2 || book.withWord(said.word).length > 0;
  if (isOne || !parts.every(([part]) => isOfName(part, book))) return [said];
  return parts.map(({ 0: word, index }) => ({
    word,
    start: said.start + index,
    end: said.start + index + word.length,
  }));
}

const isOfName = (part: string, book: NameBook): boolean =>
  book.withWord(part).length > 0 || (part.length > 2 && book.wordMeant(part) !== undefined);

function joined(words: readonly SaidWord[], book: NameBook): SaidItem | null {
  const all = words.map(({ word }) => word);
  const word = all.join('');
  const brand = book.brandCalled(all.join(' ')) ?? (isLikeBrand(all) ? book.brandMeant(all.join(' ')) : undefined);
  const meant = isLikeWord(all) && book.withWord(word).length > 0 ? word : undefined;
  if (brand === undefined && meant === undefined) return null;
  return { word, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, meant, brand };
}

const isLikeBrand = (words: readonly string[]): boolean =>
  words.length === 2 && words.every(({ length }) => length > 3);

/** 'mt 15', 'v strom', '125 r': what is short, or letters and a number. */
const isLikeWord = ([one = '', other = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && (one.length < 3 || other.length < 3 || (/^\p{L}+$/u.test(one) && /^\d/.test(other)));
