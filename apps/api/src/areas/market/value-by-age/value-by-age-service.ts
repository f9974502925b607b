import type { ValuesByAge } from '@dopahiya/domain/market';
import type { BikeRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import { notFound } from '../../../core/errors.ts';
import { monthOf } from '../valuation/valued-bike.ts';
import { valuesOf } from './values-of.ts';
import { errors } from '../../../core/texts/index.ts';

/** Returns typical asking prices of catalogue models by age. */
export class ValueByAgeService {
  readonly #bikes: Pick<BikeRepository, 'withVariants'>;
  readonly #clock: Clock;

  constructor(bikes: Pick<BikeRepository, 'withVariants'>, clock: Clock) {
    this.#bikes = bikes;
    this.#clock = clock;
  }

  /** Returns the values from new to ten years. @throws AppError 404 if there is no such bike. */
  async of(slugOrId: string): Promise<ValuesByAge> {
    const [found] = await this.#bikes.withVariants([slugOrId]);
    if (!found) throw notFound(errors.modelSlugUnknown);
    return valuesOf(found.bike, monthOf(this.#clock()));
  }
}
