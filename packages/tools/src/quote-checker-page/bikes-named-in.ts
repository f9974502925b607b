import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { latinDigits } from '@dopahiya/domain/typed';
import { errorsAllowed, latinWords, wholeErrors } from '@dopahiya/engines/model-names';

/** Maximum number of bikes to choose from, of brands, and of words of a text that are searched for names. */
const max = { choices: 6, brands: 2, words: 400 } as const;

/** Minimum length of a model's only word to name it without its brand. */
const telling = 4;

/** Splits a text into words, numbers apart from letters: 'MT-15' and 'MT15' are the same. */
const wordsOf = (text: string): string[] =>
  latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/['’]/g, '')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu)
    ?.map((word) => latinWords(word.normalize('NFD').replaceAll('\u093C', '').normalize('NFC'))[0] ?? word) ?? [];

interface NamedBrand {
  slug: string;
  name: string;
}

/** Finds the first brands that a quotation names. */
export function brandsNamedIn<Brand extends NamedBrand>(text: string, brands: readonly Brand[]): Brand[] {
  const words = wordsOf(text).slice(0, max.words);
  const named = brands.filter(({ name }) => isIn(words, wordsOf(name)));
  // 'Hero' is part of 'Hero Electric'.
  const isPart = ({ name }: Brand) =>
    named.some((other) => other.name !== name && isIn(wordsOf(other.name), wordsOf(name)));
  return named.filter((brand) => !isPart(brand)).slice(0, max.brands);
}

/**
 * Finds the bikes that a quotation names: one if it is certain, several if a name fits several, none if no name is found. `bikes` are sorted
 * by sales; `brands` are those that the text names.
 */
export function bikesNamedIn(text: string, bikes: readonly BikeCard[], brands: readonly NamedBrand[]): BikeCard[] {
  const words = wordsOf(text).slice(0, max.words);
  const named = bikes
    .map((bike) => ({ bike, own: ownWords(bike) }))
    .filter(({ own }) => (brands.length > 0 || isTelling(own)) && isIn(words, own));
  const whole = named.filter(
    ({ own }) => !named.some((other) => other.own.length > own.length && isIn(other.own, own)),
  );
  if (whole.length > 0) return whole.map(({ bike }) => bike).slice(0, max.choices);
  return bikes
    .filter((bike) => {
      const [family = ''] = ownWords(bike);
      return family.length >= telling && isIn(words, [family]);
    })
    .slice(0, max.choices);
}

/** Returns the words of a model's name without its brand. */
function ownWords(bike: BikeCard): string[] {
  const own = wordsOf(fullNameOf(bike));
  const brand = wordsOf(bike.brand.name);
  return brand.every((word, at) => own[at] === word) ? own.slice(brand.length) : own;
}

const isTelling = (own: readonly string[]): boolean => own.length > 1 || (own[0] ?? '').length >= telling;

/** Checks whether words contain others in a row, with one typing error in a long word. */
const isIn = (words: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && words.some((_, start) => others.every((other, at) => isSame(words[start + at] ?? '', other)));

function isSame(typed: string, word: string): boolean {
  if (typed === word) return true;
  const most = Math.min(1, errorsAllowed(word), typed.length > telling ? 1 : 0);
  return most > 0 && word.length > telling && wholeErrors(typed, word, most) <= most;
}
