import type { BikeQuery } from '@dopahiya/domain/inputs';
import { type BikeCategory, type BikeListName, bikeMeasures } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import { type BodyStyle, stylesWithin } from '@dopahiya/domain/specifications';
import type { Clock } from '../../../core/clock.ts';
import { lastTwoWeeks } from '../../../core/counting/weekly-counter.ts';
import { notFound } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { BrandService } from '../brands/brand-service.ts';
import type { BikeFilter } from './bike-filter.ts';
import type { BikeFacetRepository, FacetCount } from './bike-facet-repository.ts';
import { nearestTo } from './bike-likeness.ts';
import { type BikeList, bikeLists } from './bike-lists.ts';
import type { BikeCardRow, BikeRepository, BikeWithVariants } from './bike-repository.ts';
import { errors } from '../../../core/texts/index.ts';

const TRENDING_MODELS = 12;
/** Limit far above the number of models on sale in any catalogue. */
const MAX_ON_SALE = 2000;
const ELECTRIC_MODELS = 12;
const BEST_PER_KIND = 1;
const SIMILAR_MODELS = 12;

const electricOnSale: BikeFilter = { fuel: 'electric', statuses: ['on_sale'] };

const categories: Record<BikeCategory, BikeFilter> = {
  scooters: { bodyStyles: stylesWithin('scooter') },
  sports: { bodyStyles: stylesWithin('sports') },
  cruisers: { bodyStyles: ['cruiser'] },
  mileage: { withMileage: true },
};

/** Filter and order of a list of electric models. */
type ElectricChoice = Pick<BikeQuery, 'body_style' | 'sort'>;

/** Bike found by a text search. */
interface FoundBike {
  bike: { id: number };
}

/** Text search for bikes. */
export interface FindsBikes {
  find: (text: string) => Promise<readonly FoundBike[]>;
  /** Finds the bikes that match most of the words, and the words that none of them has. */
  findMost: (text: string, isSure?: boolean) => Promise<{ found: readonly FoundBike[]; leftOut: string[] }>;
}

/** Dependencies of a bike service. */
export interface BikeSources {
  bikes: BikeRepository;
  facets: BikeFacetRepository;
  brands: BrandService;
  finder: FindsBikes;
  clock: Clock;
}

/** Page of bikes, with facet counts if requested. */
export interface BikePage extends PagedRows<BikeCardRow> {
  facets: FacetCount[] | undefined;
  /** Ignored words of the search, if it may match any of its words. */
  leftOut: string[] | undefined;
}

/** Two-wheelers of the catalogue; popularity is the order of magnitude of a model's monthly sales. */
export class BikeService {
  readonly #bikes: BikeRepository;
  readonly #facets: BikeFacetRepository;
  readonly #brands: BrandService;
  readonly #finder: FindsBikes;
  readonly #clock: Clock;

  constructor({ bikes, facets, brands, finder, clock }: BikeSources) {
    this.#bikes = bikes;
    this.#facets = facets;
    this.#brands = brands;
    this.#finder = finder;
    this.#clock = clock;
  }

  /**
   * Returns a page of the bikes that match every condition; if none has all words of the search, similarly spelled ones match. @throws
   * AppError 400 for an unknown brand.
   */
  async list(query: BikeQuery): Promise<BikePage> {
    return this.#page(await this.#filterOf(query), query);
  }

  /** Returns a page of a list with its own address: bikes on sale, unless the query names another status. */
  listOf(name: BikeListName, query: BikeQuery): Promise<BikePage> {
    const { category = query.category, body_style }: BikeList = bikeLists[name];
    const { status = ['on_sale'] } = query;
    return this.list({ ...query, status, category, body_style: narrow(body_style, query.body_style) });
  }

  /** Returns a page of a brand's bikes. @throws AppError 404 for an unknown brand. */
  async ofBrand(slugOrId: string, query: BikeQuery): Promise<BikePage> {
    const { brand: _, ...conditions } = query;
    const [id, filter] = await Promise.all([this.#brands.idOf(slugOrId), this.#filterOf(conditions)]);
    return this.#page({ ...filter, brandIds: [id] }, query);
  }

  /** Returns all models on sale, best-selling first. */
  onSale(): Promise<BikeCardRow[]> {
    return this.#bikes.find({ statuses: ['on_sale'] }, 'popularity', { offset: 0, limit: MAX_ON_SALE });
  }

  /** Returns the twelve best-selling models. */
  popular(): Promise<BikeCardRow[]> {
    return this.#bikes.popular();
  }

  /** Returns the most wanted model of each brand in this week and the last, up to twelve. */
  trending(): Promise<BikeCardRow[]> {
    return this.#bikes.trending(lastTwoWeeks(dateInIndia(this.#clock())), TRENDING_MODELS);
  }

  /** Returns the twelve best-selling electric models on sale. */
  electric(): Promise<BikeCardRow[]> {
    return this.#bikes.find(electricOnSale, 'popularity', { offset: 0, limit: ELECTRIC_MODELS });
  }

  /** Returns a page of the electric models on sale, best-selling first. @throws AppError 404 for a page beyond the end. */
  async electricPage(
    paging: Paging,
    { body_style, sort = 'popularity' }: ElectricChoice,
  ): Promise<PagedRows<BikeCardRow>> {
    const filter = { ...electricOnSale, bodyStyles: narrow(undefined, body_style) };
    return readPage(paging, {
      count: this.#bikes.count(filter),
      find: (slice) => this.#bikes.find(filter, sort, slice),
    });
  }

  /** Returns announced models and those with a future launch, next one first, unknown dates last. */
  upcoming(): Promise<BikeCardRow[]> {
    return this.#bikes.upcoming(dateInIndia(this.#clock()));
  }

  /** Returns a page of `upcoming`. @throws AppError 404 for a page beyond the end. */
  async upcomingPage(paging: Paging): Promise<PagedRows<BikeCardRow>> {
    const rows = await this.upcoming();
    return readPage(paging, {
      count: rows.length,
      find: ({ offset, limit }) => Promise.resolve(rows.slice(offset, offset + limit)),
    });
  }

  /** Returns the best-selling model on sale of each body style and fuel, by popularity. */
  best(): Promise<BikeCardRow[]> {
    return this.#bikes.best(BEST_PER_KIND);
  }

  /** Returns a bike with its variants, by slug or id. @throws AppError 404 if there is none. */
  async detail(slugOrId: string): Promise<BikeWithVariants> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (found) return found;
    throw notFound(errors.bikeNotListed);
  }

  /** Returns the twelve models on sale most similar to a bike, nearest first. @throws AppError 404 for an unknown bike. */
  async similar(slugOrId: string): Promise<BikeCardRow[]> {
    const [{ bike }, onSale] = await Promise.all([this.detail(slugOrId), this.#bikes.comparables()]);
    const nearest = nearestTo(bike, onSale, SIMILAR_MODELS);
    return this.#bikes.withIds(nearest.map(({ id }) => id));
  }

  async #page(filter: BikeFilter, query: BikeQuery): Promise<BikePage> {
    const { category, sort = category === 'mileage' ? 'mileage' : 'popularity' } = query;
    const [page, facets] = await Promise.all([
      readPage(query, {
        count: this.#bikes.count(filter),
        find: (slice) => this.#bikes.find(filter, sort, slice),
      }),
      query.facets ? this.#facets.count(filter) : undefined,
    ]);
    const leftOut = query.any_words ? (await this.#finder.findMost(query.search, query.sure_words)).leftOut : undefined;
    return { ...page, facets, leftOut };
  }

  async #filterOf(query: BikeQuery): Promise<BikeFilter> {
    const inCategory = query.category ? categories[query.category] : {};
    const [ids, brandIds, notBrandIds] = await Promise.all([
      query.search.trim() === '' ? undefined : this.#found(query),
      query.brand && this.#brands.idsOf(query.brand),
      query.not_brand && this.#brands.idsOf(query.not_brand),
    ]);
    return {
      ...inCategory,
      ids,
      brandIds,
      bodyStyles: narrow(inCategory.bodyStyles, query.body_style),
      fuel: query.fuel,
      abs: query.abs,
      notBrandIds,
      notBodyStyles: query.not_body_style?.flatMap(stylesWithin),
      notNamed: query.not_named,
      keepUnknown: query.keep_unknown,
      statuses: query.status,
      batteryWords: query.any_battery ? [] : query.battery_type,
      ranges: Object.fromEntries(
        bikeMeasures.map((name) => [name, { min: query[`min_${name}`], max: query[`max_${name}`] }]),
      ),
    };
  }

  async #found({ search, any_words, sure_words }: BikeQuery): Promise<number[]> {
    const found = any_words ? (await this.#finder.findMost(search, sure_words)).found : await this.#finder.find(search);
    return found.map(({ bike }) => bike.id);
  }
}

function narrow(styles: readonly BodyStyle[] | undefined, chosen: BodyStyle[] | undefined): BodyStyle[] | undefined {
  const meant = chosen?.flatMap(stylesWithin);
  if (!styles) return meant;
  return meant ? meant.filter((style) => styles.includes(style)) : [...styles];
}
