import type { PriceHistoryQuery, PriceQuestion, StatePricesQuery } from '@dopahiya/domain/inputs';
import type { OnRoadPrice as OnRoadPriceAnswer, StatePrices } from '@dopahiya/domain/prices';
import { dateInIndia, type Language } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import { invalidFields, badRequest } from '../../../core/errors.ts';
import { type OnRoadPrice, PricingError, states } from '../../pricing/index.ts';
import type { BikeRow, BikeWithVariants, VariantRow } from '../bikes/bike-repository.ts';
import type { BikeService } from '../bikes/bike-service.ts';
import type { CityRepository, CityRow } from '../cities/city-repository.ts';
import { oneCity } from '../cities/one-city.ts';
import { EditionCache } from '../edition-cache.ts';
import { itemOf, type PricedItem, pricedItem, priceItem, type Purchase } from './variant-facts.ts';
import type { CurrentEdition } from '../../../core/current-edition.ts';
import { errors } from '../../../core/texts/index.ts';

/** Dependencies of a price service. */
export interface PriceSources {
  bikes: Pick<BikeService, 'detail'>;
  cities: Pick<CityRepository, 'called'>;
  edition: CurrentEdition;
  clock: Clock;
}

/** Cache sizes: enough for all bikes, and for more names than there are cities, so that requests with invalid names evict little. */
const CACHED_BIKES = 1000;
const CACHED_CITY_NAMES = 2000;

/** Bike and item of a question, and its city if it names one. */
export interface ChosenItem {
  bike: BikeRow;
  item: PricedItem;
  city: CityRow | null;
}

/** Variant with its on-road price. */
export interface VariantOnRoad {
  bike: BikeRow;
  variant: VariantRow;
  on_road_price: number | null;
}

/** On-road prices of the catalogue's bikes today. */
export class PriceService {
  readonly #sources: PriceSources;
  readonly #bikes: EditionCache<BikeWithVariants>;
  readonly #cities: EditionCache<CityRow[]>;

  constructor(sources: PriceSources) {
    this.#sources = sources;
    this.#bikes = new EditionCache(sources.edition, CACHED_BIKES);
    this.#cities = new EditionCache(sources.edition, CACHED_CITY_NAMES);
  }

  /** Returns the itemised price in a city. @throws AppError 404 for an unknown bike, 400 for an unknown city or variant. */
  async inCity(
    slugOrId: string,
    { city, variant, loan }: PriceQuestion,
    language: Language = 'en',
  ): Promise<OnRoadPriceAnswer> {
    const { bike, item } = await this.#item(slugOrId, variant);
    const place = await this.#city(city);
    const price = this.onRoad(bike, item, { city: place, loan, language });
    return { ...price, variant: item.variant?.name ?? null, price_month: item.priceMonth };
  }

  /** Returns what a question asks about. @throws AppError like `inCity`. */
  async choose(slugOrId: string, { city, variant }: PriceHistoryQuery): Promise<ChosenItem> {
    const { bike, item } = await this.#item(slugOrId, variant);
    return { bike, item, city: city === undefined ? null : await this.#city(city) };
  }

  /** Returns the price in every state, cheapest first, those that cannot be computed last. @throws AppError like `inCity`. */
  async inStates(
    slugOrId: string,
    { variant, loan }: StatePricesQuery,
    language: Language = 'en',
  ): Promise<StatePrices> {
    const { bike, item } = await this.#item(slugOrId, variant);
    const prices = states.map((state) => this.onRoad(bike, item, { city: { name: state, state }, loan, language }));
    const [first] = prices;
    const sorted = prices.toSorted(
      (one, other) => (one.on_road_price ?? Number.MAX_VALUE) - (other.on_road_price ?? Number.MAX_VALUE),
    );
    return {
      variant: item.variant?.name ?? null,
      price_month: item.priceMonth,
      version: first?.version ?? null,
      date: first?.date ?? null,
      states: sorted.map(presentState),
    };
  }

  /** Returns a bike's variants with their price in a city. @throws AppError 404 for an unknown bike, 400 for an unknown city. */
  async variants(slugOrId: string, city: string): Promise<VariantOnRoad[]> {
    const { bike, variants } = await this.#bike(slugOrId);
    const place = await this.#city(city);
    return variants.map((variant) => {
      const { on_road_price } = this.onRoad(bike, itemOf(bike, variant), { city: place });
      return { bike, variant, on_road_price };
    });
  }

  /** Returns a bike from the cache, for requests with another city or variant, as a bike's page makes them. */
  #bike(slugOrId: string): Promise<BikeWithVariants> {
    return this.#bikes.get(slugOrId, () => this.#sources.bikes.detail(slugOrId));
  }

  async #item(slugOrId: string, nameOrId: string | undefined): Promise<{ bike: BikeRow; item: PricedItem }> {
    const { bike, variants } = await this.#bike(slugOrId);
    const item = pricedItem(bike, variants, nameOrId);
    if (item) return { bike, item };
    throw invalidFields({
      variant: [errors.variantUnknown],
    });
  }

  async #city(nameOrId: string): Promise<CityRow> {
    return oneCity(await this.#cities.get(nameOrId, () => this.#sources.cities.called(nameOrId)));
  }

  /** Returns today's itemised price of an item. @throws AppError 400 if it cannot be priced. */
  onRoad(bike: BikeRow, item: PricedItem, purchase: Omit<Purchase, 'date'>): OnRoadPrice {
    try {
      return priceItem(bike, item, { ...purchase, date: dateInIndia(this.#sources.clock()) });
    } catch (error) {
      if (error instanceof PricingError) throw badRequest(error.wording);
      throw error;
    }
  }
}

function presentState(price: OnRoadPrice): StatePrices['states'][number] {
  const { state, ex_showroom_price, rto_charges, insurance_price, other_charges, on_road_price } = price;
  const sums = { ex_showroom_price, rto_charges, insurance_price, other_charges, on_road_price };
  return { state, ...sums, missing: price.missing, confidence: price.confidence };
}
