import type { DealershipQuery } from '@dopahiya/domain/inputs';
import { invalidFields } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { BrandService } from '../brands/brand-service.ts';
import type { CityRepository } from '../cities/city-repository.ts';
import type { CityCountRow, DealershipRepository, DealershipRow } from './dealership-repository.ts';
import { errors } from '../../../core/texts/index.ts';

/** Dependencies of a dealership service. */
export interface DealershipSources {
  dealerships: DealershipRepository;
  brands: BrandService;
  cities: CityRepository;
}

/** Showrooms of brands in cities. */
export class DealershipService {
  readonly #sources: DealershipSources;

  constructor(sources: DealershipSources) {
    this.#sources = sources;
  }

  /**
   * Returns a page of the showrooms of any of the brands in the city; a name shared by several cities matches all of them.
   * @throws AppError 400 for an unknown brand or city.
   */
  async list({ brand, brands, city, ...paging }: DealershipQuery): Promise<PagedRows<DealershipRow>> {
    const { dealerships, brands: makers } = this.#sources;
    const [some, others, cityIds] = await Promise.all([
      brand && makers.idsOf(brand),
      brands && makers.idsOf(brands, 'brands'),
      city === '' ? undefined : this.#cityIds(city),
    ]);
    const filter = { brandIds: joined(some, others), cityIds };
    return readPage(paging, {
      count: dealerships.count(filter),
      find: (slice) => dealerships.find(filter, slice),
    });
  }

  /**
   * Counts the real showrooms of any of the brands in each city.
   * @throws AppError 400 for an unknown brand.
   */
  async countByCity(brand: DealershipQuery['brand']): Promise<CityCountRow[]> {
    const { dealerships, brands } = this.#sources;
    return dealerships.countByCity({ brandIds: brand && (await brands.idsOf(brand)) });
  }

  async #cityIds(city: string): Promise<number[]> {
    const ids = await this.#sources.cities.idsOf(city);
    if (ids.length > 0) return ids;
    throw invalidFields({ city: [errors.cityNotListed] });
  }
}

function joined(some: number[] | undefined, others: number[] | undefined): number[] | undefined {
  return some || others ? [...(some ?? []), ...(others ?? [])] : undefined;
}
