import { latinDigits } from '@dopahiya/domain/typed';
import { findModels, type Mention } from './find-models.ts';
import { type CatalogueNames, NameIndex, type NamedModel } from './name-index.ts';
import type { NamedBrand } from './brand-names.ts';
import { plainLetters } from './name-words.ts';
import { isBrandNamed } from './whole-names.ts';
import { wellNamed } from './well-named.ts';

/** Maximum number of lines that are searched for names, and of words of each. */
const max = { lines: 60, words: 40 } as const;

/** Finds the brands that a box for brands names: by their other names, by a part of their names, in any script, with typos. */
export function brandsNamed<Brand extends NamedBrand>(brands: readonly Brand[], typed: string): Brand[] {
  const sought = plainLetters(typed).trim();
  const named = brands.filter((brand) => isBrandNamed(brand, typed));
  const found = [...new Set([...named, ...brands.filter(({ name }) => plainLetters(name).includes(sought))])];
  return found.length > 0 ? found : brandsMentioned(brands, typed);
}

/** Finds the brands that a text mentions. */
export function brandsMentioned<Brand extends NamedBrand>(brands: readonly Brand[], text: string): Brand[] {
  const mentioned = new Set(mentionsIn(text, { brands, bikes: [] }).map(({ brand }) => brand));
  return brands.filter(({ slug }) => mentioned.has(slug));
}

/** Finds the models that a text of several lines mentions: one if it is certain, several if a name fits several. */
export function modelsMentioned<Model extends NamedModel>(text: string, names: CatalogueNames<Model>): Model[] {
  const keys = new Set(mentionsIn(text, names).flatMap(({ models }) => models));
  return names.bikes.filter(({ key }) => keys.has(key));
}

function mentionsIn(text: string, catalogue: CatalogueNames): Mention[] {
  const names = new NameIndex(catalogue);
  return latinDigits(text)
    .split('\n')
    .slice(0, max.lines)
    .flatMap((line) => {
      const words = plainLetters(line).split(/\s+/).slice(0, max.words).join(' ');
      return findModels(wellNamed(words, names), names);
    });
}
