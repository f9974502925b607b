import { notFound } from '../../../core/errors.ts';
import type { Place } from '../listings/distance.ts';
import type { ListingFilter } from '../listings/listing-filter.ts';
import type { ListingRepository, ListingRow } from '../listings/listing-repository.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { SimilarListingRepository } from './similar-listing-repository.ts';

/** How many are shown. */
const MOST = 3;
/** How far from the one they are like, in km. */
const NEAR_KM = 250;
/** How far the price of another model may be from that of the one, as shares of it. */
const PRICES = { min: 0.75, max: 1.25 } as const;

/** What the service reads from. */
export interface SimilarListingSources {
  listings: Pick<ListingRepository, 'find' | 'citiesWithin'>;
  similar: SimilarListingRepository;
  settings: Pick<MarketSettings, 'withSamples'>;
}

/** Used bikes on sale that are like one, which may be on sale no more. */
export class SimilarListingService {
  readonly #sources: SimilarListingSources;

  constructor(sources: SimilarListingSources) {
    this.#sources = sources;
  }

  /**
   * Up to three: those of its model, then those of about its price, each the nearest first, within 250 km; all of India where
   * nobody knows where it stands. @throws AppError 404 when there never was a listing by this slug or id.
   */
  async list(slugOrId: string): Promise<ListingRow[]> {
    const { similar, settings } = this.#sources;
    const one = await similar.pattern(slugOrId, settings);
    if (!one) throw notFound('We couldn’t find this used bike.');
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

  /** Both lists may have the one itself, and what the other has. */
  #find(filter: ListingFilter): Promise<ListingRow[]> {
    const sort = filter.near ? 'nearest' : 'newest';
    return this.#sources.listings.find(filter, sort, { offset: 0, limit: 2 * MOST + 1 });
  }
}
