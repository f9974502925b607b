import type { BodyStyle } from '@dopahiya/domain';
import { type Clock, dateInIndia } from '../../clock.ts';
import { invalidFields, notFound } from '../../http/app-error.ts';
import { type PagedRows, readPage } from '../../http/paged-list.ts';
import type { BrandRepository } from '../brands/brand-repository.ts';
import type { BikeFilter } from './bike-filter.ts';
import type { BikeCategory, BikeQuery } from './bike-query.ts';
import type { BikeCardRow, BikeRepository, BikeRow, VariantRow } from './bike-repository.ts';

const TRENDING_MODELS = 12;
const ELECTRIC_MODELS = 12;
const BEST_PER_KIND = 1;

const categories: Record<BikeCategory, BikeFilter> = {
  scooters: { bodyStyles: ['scooter', 'maxiscooter'] },
  sports: { bodyStyles: ['sports', 'superbike'] },
  cruisers: { bodyStyles: ['cruiser'] },
  mileage: { withMileage: true },
};

/** What a bike service reads from. */
export interface BikeSources {
  bikes: BikeRepository;
  brands: BrandRepository;
  clock: Clock;
}

/** The two-wheelers of the catalogue; popularity is the order of magnitude of a model's monthly sales. */
export class BikeService {
  readonly #bikes: BikeRepository;
  readonly #brands: BrandRepository;
  readonly #clock: Clock;

  constructor({ bikes, brands, clock }: BikeSources) {
    this.#bikes = bikes;
    this.#brands = brands;
    this.#clock = clock;
  }

  /** One page of the bikes that fulfil every given condition. @throws AppError 400 for a brand that does not exist. */
  async list(query: BikeQuery): Promise<PagedRows<BikeCardRow>> {
    const { category, sort = category === 'mileage' ? 'mileage' : 'popularity' } = query;
    const filter = await this.#filterOf(query);
    return readPage(query, await this.#bikes.count(filter), (slice) => this.#bikes.find(filter, sort, slice));
  }

  /** The twelve models that sell most. */
  popular(): Promise<BikeCardRow[]> {
    return this.#bikes.popular();
  }

  /** The model of each brand that sells most, by popularity, twelve of them. */
  trending(): Promise<BikeCardRow[]> {
    return this.#bikes.trending(TRENDING_MODELS);
  }

  /** The twelve electric models that sell most. */
  electric(): Promise<BikeCardRow[]> {
    return this.#bikes.find({ fuel: 'electric' }, 'popularity', { offset: 0, limit: ELECTRIC_MODELS });
  }

  /** Models that are announced or whose launch lies in the future, the next one first, unknown dates last. */
  upcoming(): Promise<BikeCardRow[]> {
    return this.#bikes.upcoming(dateInIndia(this.#clock()));
  }

  /** The model on sale of each body style and fuel that sells most, by popularity. */
  best(): Promise<BikeCardRow[]> {
    return this.#bikes.best(BEST_PER_KIND);
  }

  /** One bike with its variants, by slug or id. @throws AppError 404 when there is none. */
  async detail(slugOrId: string): Promise<{ bike: BikeRow; variants: VariantRow[] }> {
    const bike = await this.#bikes.detail(slugOrId);
    if (!bike) throw notFound('There is no bike with this slug. The list of bikes has them all.');
    return { bike, variants: await this.#bikes.variants(bike.id) };
  }

  async #filterOf(query: BikeQuery): Promise<BikeFilter> {
    const { search, brand, category, body_style, fuel, battery_type, min_price, max_price, min_cc, max_cc } = query;
    const inCategory = category ? categories[category] : {};
    return {
      ...inCategory,
      words: search,
      brandId: brand === undefined ? undefined : await this.#brandId(brand),
      bodyStyles: narrow(inCategory.bodyStyles, body_style),
      fuel,
      batteryWords: battery_type,
      price: { min: min_price, max: max_price },
      engineCapacity: { min: min_cc, max: max_cc },
    };
  }

  async #brandId(slugOrId: string): Promise<number> {
    const id = await this.#brands.idOf(slugOrId);
    if (id === undefined) throw invalidFields({ brand: ['There is no such brand. The list of brands has them all.'] });
    return id;
  }
}

function narrow(styles: BodyStyle[] | undefined, style: BodyStyle | undefined): BodyStyle[] | undefined {
  return style ? (styles ?? [style]).filter((candidate) => candidate === style) : styles;
}
