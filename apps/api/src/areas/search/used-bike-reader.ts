import type { UsedSearchPart, UsedSearchRead } from '@dopahiya/domain/market';
import type { Condition } from '@dopahiya/engines/bike-conditions';
import { parse, searchTerms, withoutMarks } from '@dopahiya/engines/parser';
import { type Reading, type ReadPart, rivalsIn, withoutPart } from '@dopahiya/engines/plain-words';
import type { CityFinder } from '../catalogue/index.ts';
import type { BikeFinder } from './bike-finder.ts';
import type { SuggestionRow } from './search-repository.ts';
import { conditionsOfParts, type FoundPart, foundPartsOf, type UsedSearchConditions } from './used-search-parts.ts';
import { findUsedPlaces } from './used-search-places.ts';

/** Dependencies of a reader of searches for used bikes. */
export interface UsedBikeReaderSources {
  finder: Pick<BikeFinder, 'all' | 'index' | 'findMost'>;
  cities: Pick<CityFinder, 'find' | 'index' | 'isName'>;
}

/** A typed search for used bikes as conditions. */
export interface UsedBikeSearch extends UsedSearchRead {
  conditions: UsedSearchConditions;
  /** Words that name nothing known; a listing may contain them, such as those of a version. */
  loose: { words: string; without: string }[];
}

/** Minimum score relative to the best model: below it the similarity is accidental. */
const SHARE_OF_BEST = 0.8;
/** Maximum number of names between 'or', and of models in a label. */
const MAX_NAMES = 5;
const NAMES_IN_LABEL = 2;

/** Reads searches for used bikes: names as the search for new bikes reads them, places, and conditions in plain words. */
export class UsedBikeReader {
  readonly #sources: UsedBikeReaderSources;

  constructor(sources: UsedBikeReaderSources) {
    this.#sources = sources;
  }

  /** Reads a search; an empty one has no parts. */
  async read(text: string): Promise<UsedBikeSearch> {
    const { finder, cities } = this.#sources;
    const [known, places] = await Promise.all([finder.index(), cities.index()]);
    const reading = parse(text, { names: known, places }, 'used');
    const parts = reading.parts.flatMap((part) => this.#understood(reading, part));
    const names = await this.#names(reading);
    const slugs = reading.parts.flatMap(({ conditions }) => conditions.flatMap(brandIn));
    const brands = [...slugs, ...(names.conditions.brands ?? [])];
    return {
      parts: [...parts, ...names.parts],
      ignored: reading.parts
        .filter((part) => !foundPartsOf(part))
        .map((part) => ({
          words: part.words,
          without: withoutPart(reading.text, part),
        })),
      loose: names.loose,
      conditions: { ...conditionsOfParts(parts), ...names.conditions, ...(brands.length > 0 && { brands }) },
    };
  }

  #understood({ text }: Reading, part: ReadPart): UsedSearchPart[] {
    const without = withoutPart(text, part);
    return (foundPartsOf(part) ?? []).map(({ kind, value, min, max }) => ({ kind, value, min, max, without }));
  }

  /** Finds the models and places among the words that are no conditions. */
  async #names({ text, rest, place }: Reading) {
    const { finder } = this.#sources;
    const isModel = async (words: string) => (await finder.findMost(words, true)).leftOut.length === 0;
    const placed = await findUsedPlaces({ rest, place }, { cities: this.#sources.cities, isModel });
    const models = await this.#models(placed.rest);
    const late = await findUsedPlaces(
      { rest: models.left.join(' '), place: undefined, isLeft: true },
      { cities: this.#sources.cities, isModel },
    );
    const places = [...placed.places, ...late.places];
    const toPart = ({ words, ...part }: FoundPart & { words: string }): UsedSearchPart => ({
      ...part,
      without: withoutWords(text, words),
    });
    const cityIds = places.flatMap(({ cityIds: ids }) => ids);
    return {
      parts: [...models.parts, ...places.map(({ part }) => part)].map(toPart),
      loose:
        late.rest === '' ? [] : late.rest.split(' ').map((words) => ({ words, without: withoutWords(text, words) })),
      conditions: {
        ...models.conditions,
        ...(cityIds.length > 0 && { cityIds }),
      } satisfies UsedSearchConditions,
    };
  }

  async #models(rest: string) {
    const names = rivalsIn(rest).filter((name) => name !== '');
    const each = await Promise.all(names.slice(0, MAX_NAMES).map((name) => this.#model(name)));
    const found = each.flatMap(({ bikes }) => bikes);
    const typed = each.flatMap(({ own }) => own).join(' ');
    const left = [...each.flatMap(({ left: more }) => more), ...names.slice(MAX_NAMES).flatMap(wordsIn)];
    if (found.length === 0) return { parts: [], left, conditions: {} };
    const brand = await this.#wholeBrand(found);
    const part = (kind: 'brand' | 'model', value: string) => ({ kind, value, min: null, max: null, words: typed });
    if (brand) return { parts: [part('brand', brand.name)], left, conditions: { brands: [brand.slug] } };
    const models = { ids: found.map(({ id }) => id), words: searchTerms(typed).map(({ plain }) => plain) };
    const labels = each.filter(({ bikes }) => bikes.length > 0).map(({ bikes }) => labelOf(bikes));
    return { parts: [part('model', labels.join(', '))], left, conditions: { models } };
  }

  /** Finds the models that a name means: those it surely means, unless more of its words resemble others. */
  async #model(name: string) {
    const { finder } = this.#sources;
    const sure = await finder.findMost(name, true);
    const alike = sure.leftOut.length > 0 || sure.found.length === 0 ? await finder.findMost(name) : sure;
    const isAlike = sure.found.length === 0 || alike.leftOut.length < sure.leftOut.length;
    const { found, leftOut } = isAlike ? alike : sure;
    const isLeft = (word: string) => searchTerms(word).every((term) => leftOut.includes(term.word));
    const words = wordsIn(name);
    const own = words.filter((word) => !isLeft(word));
    // A number alone is no name: most numbers are part of some name.
    if (found.length === 0 || !own.some((word) => /\p{L}/u.test(word))) return { bikes: [], own: [], left: words };
    const least = (found[0]?.score ?? 0) * SHARE_OF_BEST;
    const bikes = found.filter(({ score }) => score >= least).map(({ bike }) => bike);
    return { bikes, own, left: words.filter(isLeft) };
  }

  /** Returns the brand if the bikes are all that it has. */
  async #wholeBrand(found: readonly SuggestionRow[]) {
    const [first] = found;
    if (!first || found.some(({ brand_slug }) => brand_slug !== first.brand_slug)) return undefined;
    const all = (await this.#sources.finder.all()).filter(({ brand_slug }) => brand_slug === first.brand_slug);
    return all.length === found.length && all.length > 1 ? { slug: first.brand_slug, name: first.brand } : undefined;
  }
}

const brandIn = ([name, value]: Condition): string[] => (name === 'brand' ? [value] : []);

const fullNameOf = ({ brand, name }: SuggestionRow): string => `${brand} ${name}`;

/** Returns the words that all these bikes have in their names; the first few names if these are only the brand. */
function labelOf(found: readonly SuggestionRow[]): string {
  const [first = '', ...others] = found.map(fullNameOf);
  const shared = wordsIn(first).filter((word) => others.every((name) => wordsIn(name).includes(word)));
  const isMore = withoutMarks(shared.join('')).length > withoutMarks(found[0]?.brand ?? '').length;
  return isMore ? shared.join(' ') : [first, ...others].slice(0, NAMES_IN_LABEL).join(', ');
}

const wordsIn = (text: string): string[] => text.split(' ');

/** Removes words from a text; they occur in the same order, with others between them. */
function withoutWords(text: string, words: string): string {
  let left = text;
  for (const word of words.split(' ')) {
    const start = left.toLowerCase().indexOf(word.toLowerCase());
    if (start >= 0) left = `${left.slice(0, start)} ${left.slice(start + word.length)}`;
  }
  return left.replaceAll(/\s+/g, ' ').trim();
}
