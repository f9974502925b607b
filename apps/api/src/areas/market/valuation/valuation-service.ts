import type { ValuationInput } from '@dopahiya/domain/inputs';
import { formatNumber, toSlug } from '@dopahiya/domain/site';
import { todaysModel } from '@dopahiya/engines/todays-model';
import {
  type BikeToValue,
  type NoValuationReason,
  valuationLimits,
  type ValuationMonth,
  valueBike,
} from '@dopahiya/engines/valuation';
import {
  type BikeRepository,
  type BrandRepository,
  type CityRepository,
  soldSince,
  yearBeforeSale,
} from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { type FieldErrors, invalidFields } from '../../../core/errors.ts';
import type { ModelToValue, ValuationRepository } from './valuation-repository.ts';
import { monthOf, valuedBike } from './valued-bike.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ValuationService}. */
export interface ValuationSources {
  valuations: ValuationRepository;
  bikes: Pick<BikeRepository, 'named'>;
  brands: Pick<BrandRepository, 'named'>;
  cities: Pick<CityRepository, 'largestCalled'>;
  clock: Clock;
}

/** A valuation (null if the model's value is unknown) and the model with its price when new. */
export interface AnsweredValuation {
  valuation: Exclude<ReturnType<typeof valueBike>, { none: unknown }> | null;
  model: ModelToValue | null;
  asked: number | undefined;
}

/** Values used bikes. */
export class ValuationService {
  readonly #sources: ValuationSources;

  constructor(sources: ValuationSources) {
    this.#sources = sources;
  }

  /** Values a bike. @throws AppError 400 for an unknown brand or city, a year before the model was sold, or impossible facts. */
  async value(input: ValuationInput): Promise<AnsweredValuation> {
    const { brands, cities, clock } = this.#sources;
    const [brand, city] = await Promise.all([
      brands.named(input.brand),
      input.city === undefined ? undefined : cities.largestCalled(input.city),
    ]);
    if (!brand) throw invalidFields({ brand: [errors.brandUnknown] });
    if (input.city !== undefined && !city) throw invalidFields({ city: [errors.cityUnknown] });
    const model = await this.#model(brand.id, input.model);
    const year = model ? yearBeforeSale(soldSince(model), input.year_of_manufacture) : undefined;
    if (year !== undefined) throw invalidFields({ year_of_manufacture: [year] });
    const said = { ...input, owner: input.owner ?? '1st' };
    const bike = valuedBike(model, { brand: brand.slug, state: city?.state ?? null }, said);
    return { valuation: valuationOf(bike, monthOf(clock())), model, asked: input.expected_price };
  }

  /** Returns a brand's model by name, slug or id; null if the catalogue has none. */
  async #model(brandId: number, called: string): Promise<ModelToValue | null> {
    const { valuations, bikes } = this.#sources;
    const named = await bikes.named(brandId, called);
    const model = await valuations.model(named?.slug ?? toSlug(called));
    return model?.brand_id === brandId ? model : null;
  }
}

function valuationOf(bike: BikeToValue, on: ValuationMonth): AnsweredValuation['valuation'] {
  const valued = valueBike(todaysModel, bike, on);
  if (!('none' in valued)) return valued;
  if (valued.none === 'unknown-model') return null;
  throw invalidFields(fieldErrors[valued.none](bike));
}

/** Validation errors for impossible facts. */
const fieldErrors: Record<Exclude<NoValuationReason, 'unknown-model'>, (bike: BikeToValue) => FieldErrors> = {
  'future-year': ({ year }) => ({
    year_of_manufacture: [marketErrors.yearInFuture(year)],
  }),
  'too-old': ({ year }) => ({
    year_of_manufacture: [marketErrors.tooOld(year, valuationLimits.age)],
  }),
  'impossible-km': ({ km }) => ({
    km_ridden: [marketErrors.impossibleKm(formatNumber(valuationLimits.km), formatNumber(km ?? 0))],
  }),
};
