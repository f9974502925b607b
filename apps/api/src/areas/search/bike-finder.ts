import { type NamedBrand, rivalsIn } from '@dopahiya/engines/plain-words';
import { BikeIndex, type FoundBike, type MostFound } from './bike-index.ts';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';
import { searchTerms } from './search-terms.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Dependencies of a bike finder. */
export interface FinderSources {
  searches: Pick<SearchRepository, 'bikes'>;
  edition: CurrentEdition;
}

/** Finds the catalogue's bikes by typed text; their names are read once per edition. */
export class BikeFinder {
  readonly #sources: FinderSources;
  #edition = '';
  #index: Promise<BikeIndex<SuggestionRow>> | undefined;

  constructor(sources: FinderSources) {
    this.#sources = sources;
  }

  /** Finds the bikes that match a text, best first, ties by popularity; none for an empty text. */
  async find(text: string): Promise<FoundBike<SuggestionRow>[]> {
    const terms = searchTerms(text);
    return terms.length === 0 ? [] : (await this.#current()).find(terms);
  }

  /**
   * Finds the bikes that match most words of a text, or of each name separated by 'vs'; words that only resemble names count unless
   * `isSure`.
   */
  async findMost(text: string, isSure = false): Promise<MostFound<SuggestionRow>> {
    const index = await this.#current();
    const each = rivalsIn(text).map((name) => index.findMost(searchTerms(name), isSure));
    const found = new Map(inTurn(each.map((one) => one.found)).map((hit) => [hit.bike.id, hit]));
    return { found: [...found.values()], leftOut: [...new Set(each.flatMap(({ leftOut }) => leftOut))] };
  }

  /** Returns the brands that have bikes. */
  async brands(): Promise<NamedBrand[]> {
    const names = new Map((await this.#current()).bikes.map(({ brand_slug, brand }) => [brand_slug, brand]));
    return [...names].map(([slug, name]) => ({ slug, name }));
  }

  /** Returns all bikes, best-selling first. */
  async all(): Promise<SuggestionRow[]> {
    return (await this.#current()).bikes;
  }

  async #current(): Promise<BikeIndex<SuggestionRow>> {
    const edition = await this.#sources.edition.current();
    if (!this.#index || edition !== this.#edition) {
      this.#edition = edition;
      this.#index = this.#read();
    }
    return this.#index;
  }

  async #read(): Promise<BikeIndex<SuggestionRow>> {
    try {
      return new BikeIndex(await this.#sources.searches.bikes());
    } catch (error) {
      this.#index = undefined;
      throw error;
    }
  }
}

/** Interleaves lists: the first of each, then the second of each. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}
