import type { NameIndex } from './name-index.ts';
import { type TextWord, splitWords } from './name-words.ts';

/** One word of a message, or several joined, with its role in names. */
export interface NameItem extends TextWord {
  /** The matching word of a model name. */
  meant: string | undefined;
  brand: string | undefined;
}

/** Maximum number of words in a brand name. */
const maxJoined = 3;

/** Splits a message into name words: 'hunter350' becomes two, 'mt 15' and 'royal enfield' become one. */
export function findNameItems(text: string, names: NameIndex): NameItem[] {
  const words = splitWords(text).flatMap((said) => splitWord(said, names));
  const items: NameItem[] = [];
  let index = 0;
  while (index < words.length) {
    const { item, count } = itemAt(words.slice(index, index + maxJoined), items.at(-1)?.brand, names);
    items.push(item);
    index += count;
  }
  return items;
}

function itemAt(
  words: readonly TextWord[],
  brandBefore: string | undefined,
  names: NameIndex,
): { item: NameItem; count: number } {
  for (let count = words.length; count > 1; count--) {
    const parts = words.slice(0, count);
    const item = areOfBrand(parts, brandBefore, names) ? null : joined(parts, names);
    if (item) return { item, count };
  }
  const [said = { word: '', start: 0, end: 0 }] = words;
  const brand = names.brands.called(said.word) ?? names.brandMeant(said.word);
  return { item: { ...said, meant: names.wordMeant(said.word), brand }, count: 1 };
}

/** Checks whether the preceding brand has a model with each of the words, so that 'Aprilia SR 125' is not the Keeway SR125. */
function areOfBrand(words: readonly TextWord[], brand: string | undefined, names: NameIndex): boolean {
  const [first, ...others] = words.map(({ word }) => word);
  const models = first === undefined || brand === undefined ? [] : names.withWord(first);
  return models.some(
    (booked) => booked.model.key.startsWith(`${brand}/`) && others.every((word) => booked.words.has(word)),
  );
}

/** Splits words such as 'hunter350' and 'g310rr' unless a name contains them unsplit. */
function splitWord(said: TextWord, names: NameIndex): TextWord[] {
  const parts = [...said.word.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)];
  const isOne = parts.length < 2 || names.withWord(said.word).length > 0;
  if (isOne || !parts.every(([part]) => isOfName(part, names))) return [said];
  return parts.map(({ 0: word, index }) => ({
    word,
    start: said.start + index,
    end: said.start + index + word.length,
  }));
}

const isOfName = (part: string, names: NameIndex): boolean =>
  names.withWord(part).length > 0 || (part.length > 2 && names.wordMeant(part) !== undefined);

function joined(words: readonly TextWord[], names: NameIndex): NameItem | null {
  const all = words.map(({ word }) => word);
  const word = all.join('');
  const brand = names.brands.called(all.join(' ')) ?? (isLikeBrand(all) ? names.brandMeant(all.join(' ')) : undefined);
  const meant = isLikeWord(all) && names.withWord(word).length > 0 ? word : undefined;
  if (brand === undefined && meant === undefined) return null;
  return { word, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, meant, brand };
}

const isLikeBrand = (words: readonly string[]): boolean =>
  words.length === 2 && words.every(({ length }) => length > 3);

/** Checks for words that may be joined: short ones, or letters and a number, such as 'mt 15', 'v strom', '125 r'. */
const isLikeWord = ([one = '', other = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && (one.length < 3 || other.length < 3 || (/^\p{L}+$/u.test(one) && /^\d/.test(other)));
