import {
  type FoundBike,
  type MostFound,
  type NamedBrand,
  NameIndex,
  rankModels,
  rankMostModels,
} from '@dopahiya/engines/parser';
import { soldSince } from '../catalogue/index.ts';
import { rivalsIn } from '@dopahiya/engines/plain-words';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Dependencies of a bike finder. */
export interface FinderSources {
  searches: Pick<SearchRepository, 'bikes'>;
  edition: CurrentEdition;
}

/** Bike with its key in an index of names. */
export type IndexedBike = SuggestionRow & { key: string };

/** Finds the catalogue's bikes by typed text; their names are indexed once per edition. */
export class BikeFinder {
  readonly #sources: FinderSources;
  #edition = '';
  #index: Promise<NameIndex<IndexedBike>> | undefined;

  constructor(sources: FinderSources) {
    this.#sources = sources;
  }

  /** Finds the bikes that match a text, best first, ties by popularity; none for an empty text. */
  async find(text: string): Promise<FoundBike<SuggestionRow>[]> {
    return rankModels(await this.index(), text);
  }

  /**
   * Finds the bikes that match most words of a text, or of each name separated by 'vs'; words that only resemble names count unless
   * `isSure`.
   */
  async findMost(text: string, isSure = false): Promise<MostFound<SuggestionRow>> {
    const index = await this.index();
    const each = rivalsIn(text).map((name) => rankMostModels(index, name, isSure));
    const found = new Map(inTurn(each.map((one) => one.found)).map((hit) => [hit.bike.id, hit]));
    return { found: [...found.values()], leftOut: [...new Set(each.flatMap(({ leftOut }) => leftOut))] };
  }

  /** Returns all bikes, best-selling first. */
  async all(): Promise<SuggestionRow[]> {
    return (await this.index()).models.map(({ model }) => model);
  }

  /** Returns the index of the current catalogue's names. */
  async index(): Promise<NameIndex<IndexedBike>> {
    const edition = await this.#sources.edition.current();
    if (!this.#index || edition !== this.#edition) {
      this.#edition = edition;
      this.#index = this.#read();
    }
    return this.#index;
  }

  async #read(): Promise<NameIndex<IndexedBike>> {
    try {
      const rows = await this.#sources.searches.bikes();
      const brands = new Map(rows.map(({ brand_slug, brand }) => [brand_slug, brand]));
      return new NameIndex({
        brands: Array.from(brands, ([slug, name]): NamedBrand => ({ slug, name })),
        bikes: rows.map((row) =>
          Object.assign(row, { key: `${row.brand_slug}/${row.slug}`, madeFrom: soldSince(row)?.madeFrom ?? null }),
        ),
      });
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
