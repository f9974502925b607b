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

const TRENDING_MODELS = 12;
/** Many more than any catalogue sells. */
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

/** How a list of electric models is narrowed and sorted. */
type ElectricChoice = Pick<BikeQuery, 'body_style' | 'sort'>;

/** A bike that words were found for. */
interface FoundBike {
  bike: { id: number };
}

/** Finds bikes by what somebody types. */
export interface FindsBikes {
  find: (text: string) => Promise<readonly FoundBike[]>;
  /** Those that have most of the words, and the words that none of them has. */
  findMost: (text: string, isSure?: boolean) => Promise<{ found: readonly FoundBike[]; leftOut: string[] }>;
}

/** What a bike service reads from. */
export interface BikeSources {
  bikes: BikeRepository;
  facets: BikeFacetRepository;
  brands: BrandService;
  finder: FindsBikes;
  clock: Clock;
}

/** One page of bikes, and the counts of its facets when they were asked for. */
export interface BikePage extends PagedRows<BikeCardRow> {
  facets: FacetCount[] | undefined;
  /** Words of a search that do not count, when it was asked for any of them. */
  leftOut: string[] | undefined;
}

/** The two-wheelers of the catalogue; popularity is the order of magnitude of a model's monthly sales. */
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
   * One page of the bikes that fulfil every given condition; when no bike has all words of the search, those that are
   * written like them count. @throws AppError 400 for a brand that does not exist.
   */
  async list(query: BikeQuery): Promise<BikePage> {
    return this.#page(await this.#filterOf(query), query);
  }

  /** One page of a list with an address of its own: of what is on sale, unless the query names another status. */
  listOf(name: BikeListName, query: BikeQuery): Promise<BikePage> {
    const { category = query.category, body_style }: BikeList = bikeLists[name];
    const { status = ['on_sale'] } = query;
    return this.list({ ...query, status, category, body_style: narrow(body_style, query.body_style) });
  }

  /** One page of a brand's bikes. @throws AppError 404 for a brand that does not exist. */
  async ofBrand(slugOrId: string, query: BikeQuery): Promise<BikePage> {
    const { brand: _, ...conditions } = query;
    const [id, filter] = await Promise.all([this.#brands.idOf(slugOrId), this.#filterOf(conditions)]);
    return this.#page({ ...filter, brandIds: [id] }, query);
  }

  /** All models on sale, those that sell most first. */
  onSale(): Promise<BikeCardRow[]> {
    return this.#bikes.find({ statuses: ['on_sale'] }, 'popularity', { offset: 0, limit: MAX_ON_SALE });
  }

  /** The twelve models that sell most. */
  popular(): Promise<BikeCardRow[]> {
    return this.#bikes.popular();
  }

  /** The model of each brand that is looked for most in this week and the last, twelve of them. */
  trending(): Promise<BikeCardRow[]> {
    return this.#bikes.trending(lastTwoWeeks(dateInIndia(this.#clock())), TRENDING_MODELS);
  }

  /** The twelve electric models on sale that sell most. */
  electric(): Promise<BikeCardRow[]> {
    return this.#bikes.find(electricOnSale, 'popularity', { offset: 0, limit: ELECTRIC_MODELS });
  }

  /** One page of the electric models on sale, those that sell most first. @throws AppError 404 for a page beyond the end. */
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

  /** Models that are announced or whose launch lies in the future, the next one first, unknown dates last. */
  upcoming(): Promise<BikeCardRow[]> {
    return this.#bikes.upcoming(dateInIndia(this.#clock()));
  }

  /** One page of what `upcoming` has. @throws AppError 404 for a page beyond the end. */
  async upcomingPage(paging: Paging): Promise<PagedRows<BikeCardRow>> {
    const rows = await this.upcoming();
    return readPage(paging, {
      count: rows.length,
      find: ({ offset, limit }) => Promise.resolve(rows.slice(offset, offset + limit)),
    });
  }

  /** The model on sale of each body style and fuel that sells most, by popularity. */
  best(): Promise<BikeCardRow[]> {
    return this.#bikes.best(BEST_PER_KIND);
  }

  /** One bike with its variants, by slug or id. @throws AppError 404 when there is none. */
  async detail(slugOrId: string): Promise<BikeWithVariants> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (found) return found;
    throw notFound('We couldn’t find this bike. Choose one from the list of bikes.');
  }

  /** The twelve models on sale nearest to a bike for a buyer, the nearest first. @throws AppError 404 for no bike. */
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
