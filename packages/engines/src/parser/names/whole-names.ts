import { bareText, latinDigits } from '@dopahiya/domain/typed';
import { type NamedBrand, namesOfBrand } from './brand-names.ts';
import { plainLetters, withoutMarks } from './name-words.ts';
import { errorsAllowed, wholeErrors } from './typing-errors.ts';

/** A model of a brand; lists are sorted by sales, best-selling first. */
interface SizedModel {
  name: string;
  /** In cc; null if it has no engine. */
  engine_capacity: number | null;
}

/** Maximum ratio of engine sizes for one name to stand for another. */
const MAX_APART = 1.25;

const wordsOf = (text: string): string[] =>
  plainLetters(latinDigits(bareText(text).normalize('NFKC')))
    .replaceAll('+', ' plus ')
    .replaceAll(/['’‘`.]/g, '')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu)
    ?.filter((word, at, all) => word !== 'cc' || !/^\d+$/.test(all[at - 1] ?? '')) ?? [];

/** Checks whether a text is a name of a model, with or without its brand, ignoring spaces and punctuation. */
export const isNamed = ({ brand, name }: { brand: string; name: string }, text: string): boolean =>
  [name, `${brand} ${name}`].some((one) => withoutMarks(one) === withoutMarks(text));

/** Checks whether a text is a brand's current name, nickname or former name. */
export const isBrandNamed = (brand: NamedBrand, typed: string): boolean =>
  brandWords(brand).includes(wordsOf(typed).join(' '));

const brandWords = (brand: NamedBrand): string[] => namesOfBrand(brand).map((name) => wordsOf(name).join(' '));

/**
 * Finds the model of a brand by a typed name: with or without the brand, in any word order, with 'cc' after a number, with one typo per
 * word. A partial name stands for the best-selling match if all matches have a similar engine size.
 */
export function modelNamed<Model extends SizedModel>(
  models: readonly Model[],
  typed: string,
  brand: NamedBrand,
): Model | undefined {
  const brands = brandWords(brand);
  const words = withoutBrand(wordsOf(typed), brands);
  if (words.length === 0) return undefined;
  const named = models.map((model) => ({ model, own: withoutBrand(wordsOf(model.name), brands) }));
  const whole =
    named.find(({ own }) => own.join('') === words.join('')) ?? named.find(({ own }) => isReordered(own, words));
  const mistyped = () => named.filter(({ own }) => own.length === words.length && isMistyped(own, words));
  return (whole ?? theOnly(mistyped()) ?? startedBy(named, words))?.model;
}

function withoutBrand(words: readonly string[], brands: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const brand = brands.toSorted((one, other) => other.length - one.length).find((name) => text.startsWith(`${name} `));
  return brand === undefined ? words : words.slice(brand.split(' ').length);
}

/** Checks whether two names have the same words in any order. */
export const isReordered = (own: readonly string[], words: readonly string[]): boolean =>
  own.toSorted().join(' ') === words.toSorted().join(' ');

const isMistyped = (own: readonly string[], words: readonly string[]): boolean =>
  own.every((word, at) => {
    const typed = words[at] ?? '';
    const max = Math.min(1, errorsAllowed(typed), errorsAllowed(word));
    return typed === word || (max > 0 && wholeErrors(typed, word, max) <= max);
  });

const theOnly = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

function startedBy<Model extends SizedModel>(
  named: readonly { model: Model; own: readonly string[] }[],
  words: readonly string[],
) {
  const begun = named.filter(({ own }) => words.every((word, at) => own[at] === word));
  const sizes = begun.map(({ model }) => model.engine_capacity ?? 0);
  return Math.max(...sizes) <= Math.min(...sizes) * MAX_APART ? begun[0] : undefined;
}
