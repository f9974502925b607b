import type { ListingQuery } from '@dopahiya/domain/inputs';
import { type SellerFacts, usedAgeBounds } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import type { BikeRepository, BrandService, CityRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { gone, invalidFields, notFound } from '../../../core/errors.ts';
import { type PagedRows, readPage } from '../../../core/paging.ts';
import { searchTerms } from '@dopahiya/engines/parser';
import type { MarketSettings } from '../market-settings.ts';
import type { ListingCounter } from './listing-counts.ts';
import type { ListingFacetCount } from './listing-facet-repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingRepository, ListingRow, PriceRow } from './listing-repository.ts';

const USUAL_DISTANCE_KM = 50;

/** Dependencies of {@link ListingService}. */
export interface ListingSources {
  listings: ListingRepository;
  counter: ListingCounter;
  bikes: BikeRepository;
  brands: BrandService;
  cities: CityRepository;
  settings: MarketSettings;
  clock: Clock;
}

/** One page of listings, with the facet counts if requested and the years offered as choices. */
export interface ListingPage extends PagedRows<ListingRow> {
  verified: number;
  facets: ListingFacetCount[] | undefined;
  years: number[];
  isNear: boolean;
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
    const filter = await this.#filterOf(query);
    const thisYear = Number(dateInIndia(clock()).slice(0, 4));
    const years = usedAgeBounds.map((age) => thisYear - age);
    const [page, verified, facets] = await Promise.all([
      readPage(query, {
        count: counter.total(filter),
        find: (slice) => listings.find(filter, query.sort ?? 'newest', slice),
      }),
      counter.verified(),
      query.facets ? counter.facets(filter, years) : undefined,
    ]);
    return { ...page, verified, facets, years, isNear: filter.near !== undefined };
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
    throw isHidden ? gone('This bike is no longer listed.') : notFound('We couldn’t find this used bike.');
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
      words: searchTerms(query.search).map(({ plain }) => plain),
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
    throw invalidFields({ bike: ['We couldn’t find this model.'] });
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

const noCity = 'We couldn’t find this city.';
