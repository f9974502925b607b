import {
  type BikeRepository,
  type BrandRepository,
  type CityRepository,
  type SoldSince,
  soldSince,
} from '../../catalogue/index.ts';
import { invalidFields } from '../../../core/errors.ts';
import type { ListingFacts } from './listing-facts.ts';
import { withoutMarks } from '@dopahiya/engines/parser';
import { errors } from '../../../core/texts/index.ts';

/** Repositories for looking up names. */
export interface NameSources {
  bikes: Pick<BikeRepository, 'named'>;
  brands: Pick<BrandRepository, 'named'>;
  cities: Pick<CityRepository, 'largestCalled'>;
}

/** Names given by a seller; omitted ones stay as stored. */
interface Named {
  brand?: string | undefined;
  model?: string | undefined;
  city?: string | undefined;
}

/** The stored names of a listing that is changed. */
type Before = Pick<ListingFacts, 'brand_id' | 'brand_name' | 'model' | 'city_id'>;

const nobody: Before = { brand_id: null, brand_name: '', model: '', city_id: null };

/** The result as columns, since when the model has been sold, and the city's names for the search text. */
export interface NamedPlaces {
  facts: Pick<ListingFacts, 'brand_id' | 'brand_name' | 'bike_id' | 'city_id'>;
  soldSince: SoldSince | null;
  city: readonly (string | null)[];
}

/** Looks up the names sellers enter: brand and city must exist, and the model is linked if the catalogue has it. */
export class ListingNames {
  readonly #sources: NameSources;

  constructor(sources: NameSources) {
    this.#sources = sources;
  }

  /** Looks up brand, model and city. @throws AppError 400 for an unknown brand or city. */
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

  /** Returns the search text of a listing. */
  searchText({ brand_name, model, version, year_of_manufacture }: ListingFacts, { city }: NamedPlaces): string {
    return searchTextOf({ brand: brand_name, model, version: version ?? null, year_of_manufacture, city });
  }
}

const asBefore = ({ brand_id: id, brand_name: name }: Before) => ({ id, name });

function unknown(missing: { brand: boolean; city: boolean }) {
  return invalidFields({
    ...(missing.brand && { brand: [errors.brandUnknown] }),
    ...(missing.city && { city: [errors.cityUnknown] }),
  });
}

/** Fields a listing can be found by. */
export interface FoundBy {
  brand: string;
  model: string;
  version: string | null;
  year_of_manufacture: number;
  /** The city's names; empty if the city is unknown. */
  city: readonly (string | null | undefined)[];
}

/** Returns the search text of a listing; brand and model are included also without punctuation, which people leave out. */
export function searchTextOf({ brand, model, version, year_of_manufacture, city }: FoundBy): string {
  return [brand, model, version, year_of_manufacture, ...city, ...[brand, model].map(withoutMarks)]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}
