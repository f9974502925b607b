import {
  type BikeRepository,
  type BrandRepository,
  type CityRepository,
  type SoldSince,
  soldSince,
} from '../../catalogue/index.ts';
import { invalidFields } from '../../../core/errors.ts';
import { searchTextOf } from '../listings/search-text.ts';
import type { ListingFacts } from './listing-facts.ts';

/** What names are looked up in. */
export interface NameSources {
  bikes: Pick<BikeRepository, 'named'>;
  brands: Pick<BrandRepository, 'named'>;
  cities: Pick<CityRepository, 'largestCalled'>;
}

/** What a seller names: what is left out stays as it is stored. */
interface Named {
  brand?: string | undefined;
  model?: string | undefined;
  city?: string | undefined;
}

/** What was named before, of a listing that is changed. */
type Before = Pick<ListingFacts, 'brand_id' | 'brand_name' | 'model' | 'city_id'>;

const nobody: Before = { brand_id: null, brand_name: '', model: '', city_id: null };

/** What was found, as columns, since when the model is sold, and by which names the city is found. */
export interface NamedPlaces {
  facts: Pick<ListingFacts, 'brand_id' | 'brand_name' | 'bike_id' | 'city_id'>;
  soldSince: SoldSince | null;
  city: readonly (string | null)[];
}

/** Finds what sellers name: brand and city must be known, and a model that the catalogue has is linked with it. */
export class ListingNames {
  readonly #sources: NameSources;

  constructor(sources: NameSources) {
    this.#sources = sources;
  }

  /** @throws AppError 400 for a brand or a city that is not known. */
  async find({ brand, model, city }: Named, before: Before = nobody): Promise<NamedPlaces> {
    const { brands, cities } = this.#sources;
    const [maker, place] = await Promise.all([
      brand === undefined ? asBefore(before) : brands.named(brand),
      cities.largestCalled(city ?? String(before.city_id)),
    ]);
    const hasCity = city === undefined || place !== undefined;
    if (!maker || !hasCity) throw unknown({ brand: !maker, city: !hasCity });
    const named = { brand_id: maker.id, brand_name: maker.name, city_id: place?.id ?? null };
    const { bike_id, ...sale } = await this.#bike(maker.id, model ?? before.model);
    return {
      facts: { ...named, bike_id },
      ...sale,
      city: place ? [place.name, place.also_known_as, place.state] : [],
    };
  }

  async #bike(brandId: number | null | undefined, model: string) {
    const bike = brandId == null ? undefined : await this.#sources.bikes.named(brandId, model);
    return bike ? { bike_id: bike.id, soldSince: soldSince(bike) } : { bike_id: null, soldSince: null };
  }

  /** All words that a listing is found by. */
  searchText({ brand_name, model, version, year_of_manufacture }: ListingFacts, { city }: NamedPlaces): string {
    return searchTextOf({ brand: brand_name, model, version: version ?? null, year_of_manufacture, city });
  }
}

const asBefore = ({ brand_id: id, brand_name: name }: Before) => ({ id, name });

function unknown(missing: { brand: boolean; city: boolean }) {
  return invalidFields({
    ...(missing.brand && { brand: ['We couldn’t find this brand.'] }),
    ...(missing.city && { city: ['We couldn’t find this city.'] }),
  });
}
