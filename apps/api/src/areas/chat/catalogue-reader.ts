import { ChatReader, type NamedModel } from '@dopahiya/engines/chat';
import { type CityRepository, EditionCache, namesOf, namesOfState, stateCode } from '../catalogue/index.ts';
import { readIntentModel } from './intent-model.ts';
import { stateNamed, states } from '../pricing/index.ts';
import type { BikeFinder } from '../search/index.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** Sources of a reader's names. */
export interface ReaderSources {
  finder: Pick<BikeFinder, 'all' | 'brands'>;
  cities: Pick<CityRepository, 'all'>;
  edition: CurrentEdition;
}

/** Parses messages with the current catalogue's names; they are read once per edition. */
export class CatalogueReader {
  readonly #sources: ReaderSources;
  readonly #readers: EditionCache<ChatReader>;

  constructor(sources: ReaderSources) {
    this.#sources = sources;
    this.#readers = new EditionCache(sources.edition, 1);
  }

  /** Returns the reader for the current catalogue. */
  current(): Promise<ChatReader> {
    return this.#readers.get('reader', async () => {
      const { finder, cities } = this.#sources;
      const [bikes, brands, places] = await Promise.all([finder.all(), finder.brands(), cities.all()]);
      const names = {
        brands,
        bikes: bikes.map(({ brand_slug, slug, name, status, price }): NamedModel => ({
          key: `${brand_slug}/${slug}`,
          name,
          status,
          price,
        })),
        cities: places.map((city) => {
          const state = stateNamed(city.state);
          return { slug: city.slug, names: [city.name, ...namesOf(city)], state: state ? stateCode(state) : '' };
        }),
        states: states.map((state) => ({ code: stateCode(state), names: namesOfState(state) })),
      };
      return new ChatReader(names, await readIntentModel());
    });
  }
}
