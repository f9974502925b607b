import { bareText, latinDigits } from '@dopahiya/domain/typed';
import { type NamedBrand, namesOfBrand } from './brand-names.ts';
import { NameIndex } from './name-index.ts';
import { isNamed, plainLetters } from './name-words.ts';
import { rankModels } from './rank-models.ts';
import { wellNamed } from './well-named.ts';

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

/** Checks whether a text is a brand's current name, nickname or former name. */
export const isBrandNamed = (brand: NamedBrand, typed: string): boolean =>
  brandWords(brand).includes(wordsOf(typed).join(' '));

const brandWords = (brand: NamedBrand): string[] => namesOfBrand(brand).map((name) => wordsOf(name).join(' '));

/**
 * Finds the model of a brand by a typed name: with or without the brand, in any word order, with 'cc' after a number, in any script, with
 * typos. A partial name stands for the best-selling match if all matches have a similar engine size.
 */
export function modelNamed<Model extends SizedModel>(
  models: readonly Model[],
  typed: string,
  brand: NamedBrand,
): Model | undefined {
  const brands = brandWords(brand);
  const names = indexOf(models, brand);
  const meant = (word: string) => (names.withWord(word).length > 0 ? word : (names.wordMeant(word) ?? word));
  const words = withoutBrand(wordsOf(wellNamed(wordsOf(typed).join(' '), names)), brands).map(meant);
  if (words.length === 0) return undefined;
  const named = models.map((model) => ({ model, own: withoutBrand(wordsOf(model.name), brands) }));
  const whole =
    named.find(({ own }) => own.join('') === words.join('')) ?? named.find(({ own }) => isReordered(own, words));
  return (whole ?? startedBy(named, words))?.model;
}

/** Finds the models of a brand for a text that may be unfinished, best first; all of them for an empty text or a whole name. */
export function modelsNamed<Model extends SizedModel>(
  models: readonly Model[],
  typed: string,
  brand: NamedBrand,
): readonly Model[] {
  const isWhole = models.some(({ name }) => isNamed({ brand: brand.name, name }, typed));
  if (typed.trim() === '' || isWhole) return models;
  const found = rankModels(indexOf(models, brand), typed).map(({ bike }) => bike.key);
  return found.flatMap((key) => models[Number(key.split('/')[1])] ?? []);
}

const indexOf = (models: readonly SizedModel[], brand: NamedBrand): NameIndex =>
  new NameIndex({
    brands: [brand],
    bikes: models.map(({ name, engine_capacity }, place) => ({
      key: `${brand.slug}/${place}`,
      name,
      engine_capacity,
      status: 'on_sale',
      price: null,
    })),
  });

function withoutBrand(words: readonly string[], brands: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const brand = brands.toSorted((one, other) => other.length - one.length).find((name) => text.startsWith(`${name} `));
  return brand === undefined ? words : words.slice(brand.split(' ').length);
}

/** Checks whether two names have the same words in any order. */
export const isReordered = (own: readonly string[], words: readonly string[]): boolean =>
  own.toSorted().join(' ') === words.toSorted().join(' ');

function startedBy<Model extends SizedModel>(
  named: readonly { model: Model; own: readonly string[] }[],
  words: readonly string[],
) {
  const begun = named.filter(({ own }) => words.every((word, at) => own[at] === word));
  const sizes = begun.map(({ model }) => model.engine_capacity ?? 0);
  return Math.max(...sizes) <= Math.min(...sizes) * MAX_APART ? begun[0] : undefined;
}
