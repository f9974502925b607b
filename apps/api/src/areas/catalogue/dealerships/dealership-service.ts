import type { DealershipQuery } from '@dopahiya/domain/inputs';
import { invalidFields } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import type { BrandService } from '../brands/brand-service.ts';
import type { CityRepository } from '../cities/city-repository.ts';
import type { CityCountRow, DealershipRepository, DealershipRow } from './dealership-repository.ts';

/** What a dealership service reads from. */
export interface DealershipSources {
  dealerships: DealershipRepository;
  brands: BrandService;
  cities: CityRepository;
}

/** The showrooms of brands in cities. */
export class DealershipService {
  readonly #sources: DealershipSources;

  constructor(sources: DealershipSources) {
    this.#sources = sources;
  }

  /**
   * One page of the showrooms of any of the brands in the city; a name that several cities have means all of them.
   * @throws AppError 400 for a brand or city that does not exist.
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
   * How many real showrooms of any of the brands stand in each city.
   * @throws AppError 400 for a brand that does not exist.
   */
  async countByCity(brand: DealershipQuery['brand']): Promise<CityCountRow[]> {
    const { dealerships, brands } = this.#sources;
    return dealerships.countByCity({ brandIds: brand && (await brands.idsOf(brand)) });
  }

  async #cityIds(city: string): Promise<number[]> {
    const ids = await this.#sources.cities.idsOf(city);
    if (ids.length > 0) return ids;
    throw invalidFields({ city: ['There is no such city. The list of cities has them all.'] });
  }
}

function joined(some: number[] | undefined, others: number[] | undefined): number[] | undefined {
  return some || others ? [...(some ?? []), ...(others ?? [])] : undefined;
}
