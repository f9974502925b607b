import { ChatReader } from '@dopahiya/engines/chat';
import { type CityFinder, EditionCache } from '../catalogue/index.ts';
import { readIntentModel } from './intent-model.ts';
import type { BikeFinder } from '../search/index.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Sources of a reader's names. */
export interface ReaderSources {
  finder: Pick<BikeFinder, 'index'>;
  cityFinder: Pick<CityFinder, 'index'>;
  edition: CurrentEdition;
}

/** Parses messages with the names of the current catalogue, from the indexes of search and city box. */
export class CatalogueReader {
  readonly #sources: ReaderSources;
  readonly #readers: EditionCache<ChatReader>;

  constructor(sources: ReaderSources) {
    this.#sources = sources;
    this.#readers = new EditionCache(sources.edition, 1);
  }

  /** Returns the reader for the current catalogue. */
  current(): Promise<ChatReader> {
    const { finder, cityFinder } = this.#sources;
    return this.#readers.get(
      'reader',
      async () => new ChatReader(...(await Promise.all([finder.index(), cityFinder.index(), readIntentModel()]))),
    );
  }
}
