import { notFound } from '../../../core/errors.ts';
import type { Place, ListingFilter } from '../listings/listing-filter.ts';
import type { ListingRepository, ListingRow } from '../listings/listing-repository.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { SimilarListingRepository } from './similar-listing-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Maximum number of similar listings. */
const MOST = 3;
/** Maximum distance of similar listings, in km. */
const NEAR_KM = 250;
/** Price range of other models, relative to the listing's price. */
const PRICES = { min: 0.75, max: 1.25 } as const;

/** Dependencies of {@link SimilarListingService}. */
export interface SimilarListingSources {
  listings: Pick<ListingRepository, 'find' | 'citiesWithin'>;
  similar: SimilarListingRepository;
  settings: Pick<MarketSettings, 'withSamples'>;
}

/** Finds used bikes on sale that are similar to a listing, which may no longer be on sale. */
export class SimilarListingService {
  readonly #sources: SimilarListingSources;

  constructor(sources: SimilarListingSources) {
    this.#sources = sources;
  }

  /**
   * Returns up to three similar listings within 250 km (all of India if the location is unknown): same model first, then similar price,
   * each nearest first.
   * @throws AppError 404 if there is no listing with this slug or id.
   */
  async list(slugOrId: string): Promise<ListingRow[]> {
    const { similar, settings } = this.#sources;
    const one = await similar.pattern(slugOrId, settings);
    if (!one) throw notFound(marketErrors.listingUnknown);
    const { id, bikeId, price, latitude, longitude } = one;
    const place = latitude === null || longitude === null ? null : { latitude, longitude };
    const around = { withSamples: settings.withSamples, ...(place && (await this.#near(place))) };
    const about = { min: Math.round(price * PRICES.min), max: Math.round(price * PRICES.max) };
    const [ofModel, ofPrice] = await Promise.all([
      bikeId === null ? [] : this.#find({ ...around, bikeId }),
      this.#find({ ...around, price: about }),
    ]);
    const others = new Map([...ofModel, ...ofPrice].map((row) => [row.listing.id, row]));
    others.delete(id);
    return [...others.values()].slice(0, MOST);
  }

  async #near(near: Place): Promise<Pick<ListingFilter, 'near' | 'nearCityIds'>> {
    return { near, nearCityIds: await this.#sources.listings.citiesWithin(near, NEAR_KM) };
  }

  /** Fetches more rows than shown, since both results may contain the listing itself and overlap. */
  #find(filter: ListingFilter): Promise<ListingRow[]> {
    const sort = filter.near ? 'nearest' : 'newest';
    return this.#sources.listings.find(filter, sort, { offset: 0, limit: 2 * MOST + 1 });
  }
}
