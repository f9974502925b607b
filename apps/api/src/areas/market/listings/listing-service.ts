import type { ListingQuery } from '@dopahiya/domain/inputs';
import { type SellerFacts, usedAgeBounds, type UsedSearchRead } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import type { BikeRepository, BrandService, CityRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { gone, invalidFields, notFound } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import { withoutMarks } from '@dopahiya/engines/parser';
import type { UsedBikeReader, UsedBikeSearch } from '../../search/index.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { ListingCounter } from './listing-counts.ts';
import type { ListingFacetCount } from './listing-facet-repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingRepository, ListingRow, PriceRow } from './listing-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const USUAL_DISTANCE_KM = 50;

/** Dependencies of {@link ListingService}. */
export interface ListingSources {
  listings: ListingRepository;
  counter: ListingCounter;
  bikes: BikeRepository;
  brands: BrandService;
  cities: CityRepository;
  reader: Pick<UsedBikeReader, 'read'>;
  settings: MarketSettings;
  clock: Clock;
}

/** One page of listings, with the facet counts if requested and the years offered as choices. */
export interface ListingPage extends PagedRows<ListingRow> {
  verified: number;
  facets: ListingFacetCount[] | undefined;
  years: number[];
  isNear: boolean;
  /** How the typed search was read; null without one. */
  read: UsedSearchRead | null;
}

/** A listing's public details. */
interface ReadListing {
  row: ListingRow;
  prices: PriceRow[];
  seller: SellerFacts | null;
}

/** Lists used bikes for the public. */
export class ListingService {
  readonly #sources: ListingSources;

  constructor(sources: ListingSources) {
    this.#sources = sources;
  }

  /**
   * Returns one page of the listings on sale that match every given condition.
   * @throws AppError 400 for an unknown brand, model or city, 404 for a page beyond the end.
   */
  async list(query: ListingQuery): Promise<ListingPage> {
    const { listings, counter, clock } = this.#sources;
    const { filter, search, read } = await this.#searched(query);
    const sort = query.sort ?? search?.conditions.sort ?? 'newest';
    const thisYear = Number(dateInIndia(clock()).slice(0, 4));
    const years = usedAgeBounds.map((age) => thisYear - age);
    const [page, verified, facets] = await Promise.all([
      readPage(query, { count: counter.total(filter), find: (slice) => listings.find(filter, sort, slice) }),
      counter.verified(),
      query.facets ? counter.facets(filter, years) : undefined,
    ]);
    return { ...page, verified, facets, years, isNear: filter.near !== undefined, read };
  }

  /** Returns the filter of a query; words that name nothing are ignored if no listing has them. */
  async #searched(query: ListingQuery) {
    const { counter, reader } = this.#sources;
    const search = query.search.trim() === '' ? null : await reader.read(query.search);
    const chosen = await this.#filterOf(query);
    if (!search) return { filter: chosen, search, read: null };
    const exact = { ...chosen, search: await this.#typed(search, search.loose) };
    const canIgnore = search.loose.length > 0 && search.parts.length > 0;
    if (!canIgnore || (await counter.total(exact)) > 0)
      return {
        filter: exact,
        search,
        read: { parts: [...search.parts, ...search.loose.map(asWords)], ignored: search.ignored },
      };
    const filter = { ...chosen, search: await this.#typed(search, []) };
    return { filter, search, read: { parts: search.parts, ignored: [...search.ignored, ...search.loose] } };
  }

  async #typed({ conditions: { brands: slugs, sort: _, ...others } }: UsedBikeSearch, loose: UsedBikeSearch['loose']) {
    const words = loose.map((one) => withoutMarks(one.words));
    const brandIds = slugs && (await this.#sources.brands.idsOf(slugs));
    return { ...others, ...(brandIds && { brandIds }), ...(words.length > 0 && { words }) };
  }

  /** Returns a user's favourite used bikes, newest favourite first; unlisted ones are left out. */
  favourites(user: { id: number }): Promise<ListingRow[]> {
    const { listings, settings } = this.#sources;
    return listings.favouritesOf(user.id, settings);
  }

  /** Returns a public listing with its prices, by slug or id. @throws AppError 404 if it does not exist, 410 if it is no longer public. */
  async detail(slugOrId: string): Promise<ReadListing> {
    const { listings, settings } = this.#sources;
    const [row, prices] = await Promise.all([listings.get(slugOrId, settings), listings.prices(slugOrId)]);
    if (row) return { row, prices, seller: await listings.sellerOf(row) };
    const isHidden = await listings.isThere(slugOrId, settings);
    throw isHidden ? gone(marketErrors.listingGone) : notFound(marketErrors.listingUnknown);
  }

  async #filterOf({ brand, bike, city, near, within, ...query }: ListingQuery): Promise<ListingFilter> {
    const { brands, listings, settings } = this.#sources;
    const [brandIds, bikeId, cityIds, place] = await Promise.all([
      brand && brands.idsOf(brand),
      bike === undefined ? undefined : this.#bikeId(bike),
      city === '' ? undefined : this.#cityIds(city),
      near === '' ? undefined : this.#place(near),
    ]);
    return {
      withSamples: settings.withSamples,
      brandIds,
      bikeId,
      cityIds,
      near: place,
      nearCityIds: place && (await listings.citiesWithin(place, within ?? USUAL_DISTANCE_KM)),
      price: { min: query.min_price, max: query.max_price },
      year: { min: query.min_year, max: query.max_year },
      maxKm: query.max_km,
      owners: query.owner,
      conditions: query.condition,
      deals: query.deal,
      verified: query.verified,
    };
  }

  async #bikeId(slugOrId: string): Promise<number> {
    const id = await this.#sources.bikes.idOf(slugOrId);
    if (id !== undefined) return id;
    throw invalidFields({ bike: [marketErrors.modelUnknown] });
  }

  async #cityIds(city: string): Promise<number[]> {
    const ids = await this.#sources.cities.idsOf(city);
    if (ids.length > 0) return ids;
    throw invalidFields({ city: [noCity] });
  }

  async #place(near: string) {
    const place = await this.#sources.cities.largestCalled(near);
    if (place) return { latitude: place.latitude, longitude: place.longitude };
    throw invalidFields({ near: [noCity] });
  }
}

const asWords = ({ words, without }: UsedBikeSearch['loose'][number]) =>
  ({ kind: 'words', value: words, min: null, max: null, without }) as const;

const noCity = errors.cityUnknown;
