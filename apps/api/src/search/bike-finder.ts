import type { CurrentEdition } from '../catalogue/catalogue-edition.ts';
import { BikeIndex, type FoundBike } from './bike-index.ts';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';
import { searchTerms } from './search-terms.ts';

/** What a bike finder works with. */
export interface FinderSources {
  searches: Pick<SearchRepository, 'bikes'>;
  edition: CurrentEdition;
}

/** Finds the bikes of the catalogue by what somebody types; their names are read once for each edition of it. */
export class BikeFinder {
  readonly #sources: FinderSources;
  #edition = '';
  #index: Promise<BikeIndex<SuggestionRow>> | undefined;

  constructor(sources: FinderSources) {
    this.#sources = sources;
  }

  /** The bikes that fit a text, the best first, equals by popularity; none for an empty text. */
  async find(text: string): Promise<FoundBike<SuggestionRow>[]> {
    const terms = searchTerms(text);
    return terms.length === 0 ? [] : (await this.#current()).find(terms);
  }

  /** The bikes that sell most. */
  async bestSellers(places: number): Promise<SuggestionRow[]> {
    return (await this.#current()).bikes.slice(0, places);
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
