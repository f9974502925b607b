import { ChatReader, type NamedModel } from '@dopahiya/engines/chat';
import { type CityRepository, EditionCache, namesOf, namesOfState, stateCode } from '../catalogue/index.ts';
import { stateNamed, states } from '../pricing/index.ts';
import type { BikeFinder } from '../search/index.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';

/** What a reader of messages takes its names from. */
export interface ReaderSources {
  finder: Pick<BikeFinder, 'all' | 'brands'>;
  cities: Pick<CityRepository, 'all'>;
  edition: CurrentEdition;
}

/** Reads messages with the names of the catalogue as it is; they are read once for each edition of it. */
export class CatalogueReader {
  readonly #sources: ReaderSources;
  readonly #readers: EditionCache<ChatReader>;

  constructor(sources: ReaderSources) {
    this.#sources = sources;
    this.#readers = new EditionCache(sources.edition, 1);
  }

  /** The reader of today's catalogue. */
  current(): Promise<ChatReader> {
    return this.#readers.get('reader', async () => {
      const { finder, cities } = this.#sources;
      const [bikes, brands, places] = await Promise.all([finder.all(), finder.brands(), cities.all()]);
      return new ChatReader({
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
      });
    });
  }
}
