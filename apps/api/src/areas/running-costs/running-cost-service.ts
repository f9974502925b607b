import type { RunningCosts } from '@dopahiya/domain/prices';
import type { CityRepository } from '../catalogue/index.ts';
import { invalidFields } from '../../core/errors.ts';
import { runningCostsIn } from './running-costs.ts';

/** Energy prices by place. */
export class RunningCostService {
  readonly #cities: Pick<CityRepository, 'called'>;

  constructor(cities: Pick<CityRepository, 'called'>) {
    this.#cities = cities;
  }

  /** Returns the prices in a city, by any of its names, slug or id. @throws AppError 400 for an unknown city. */
  async inCity(nameOrId: string): Promise<RunningCosts> {
    const [city] = await this.#cities.called(nameOrId);
    if (!city) throw invalidFields({ city: ['We couldn’t find this city.'] });
    return runningCostsIn(city.name, city.state);
  }
}
