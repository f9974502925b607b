import { invalidFields } from '../../errors.ts';
import { type PagedRows, readPage } from '../../paging.ts';
import type { BrandRepository } from '../brands/brand-repository.ts';
import type { CityRepository } from '../cities/city-repository.ts';
import type { DealershipQuery } from './dealership-query.ts';
import type { DealershipRepository, DealershipRow } from './dealership-repository.ts';

/** What a dealership service reads from. */
export interface DealershipSources {
  dealerships: DealershipRepository;
  brands: BrandRepository;
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
    const filter = {
      brandIds: joined(await this.#brandIds('brand', brand), await this.#brandIds('brands', brands)),
      cityIds: city === '' ? undefined : await this.#cityIds(city),
    };
    const { dealerships } = this.#sources;
    return readPage(paging, await dealerships.count(filter), (slice) => dealerships.find(filter, slice));
  }

  async #brandIds(field: 'brand' | 'brands', slugsOrIds: string[] | undefined): Promise<number[] | undefined> {
    if (!slugsOrIds) return undefined;
    const ids = await Promise.all(slugsOrIds.map((slugOrId) => this.#sources.brands.idOf(slugOrId)));
    const known = ids.filter((id) => id !== undefined);
    if (known.length === ids.length) return known;
    throw invalidFields({ [field]: ['There is no such brand. The list of brands has them all.'] });
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
