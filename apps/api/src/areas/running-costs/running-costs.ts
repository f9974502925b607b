import type { EnergyPrice, RunningCosts } from '@dopahiya/domain/prices';
import {
  homeTariffDate,
  homeTariffs,
  homeTariffSource,
  petrolDate,
  petrolOfCities,
  petrolOfStates,
  petrolSource,
  petrolWithinState,
  publicCharging,
} from './energy-tariffs.ts';
import type { CityRepository } from '../catalogue/index.ts';
import { invalidFields } from '../../core/errors.ts';
import { errors } from '../../core/texts/index.ts';

/** Returns the petrol and electricity prices in a city of a state. */
export const runningCostsIn = (city: string, state: string): RunningCosts => ({
  city,
  state,
  petrol: petrolIn(city, state),
  electricity: electricityIn(state),
  public_charging: publicPrice,
});

function petrolIn(city: string, state: string): EnergyPrice | null {
  const own = petrolOfCities[city];
  const price = own ?? petrolOfStates[state];
  if (price === undefined) return null;
  const room = own === undefined ? petrolWithinState : 0;
  return {
    price,
    from: toPaise(price - room),
    to: toPaise(price + room),
    date: petrolDate,
    source: petrolSource,
    confidence: own === undefined ? 'medium' : 'high',
  };
}

function electricityIn(state: string): EnergyPrice | null {
  const tariff = homeTariffs[state];
  if (!tariff) return null;
  const { energy, allIn, confidence } = tariff;
  return {
    price: allIn,
    from: energy,
    to: toPaise(allIn * 1.1),
    date: homeTariffDate,
    source: homeTariffSource,
    confidence,
  };
}

const withGst = (rupees: number): number => toPaise(rupees * (1 + publicCharging.gstPercent / 100));

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

const publicPrice: EnergyPrice = {
  price: withGst(publicCharging.usual),
  from: withGst(publicCharging.from),
  to: withGst(publicCharging.to),
  date: publicCharging.date,
  source: publicCharging.source,
  confidence: 'low',
};

/** Energy prices by place. */
export class RunningCostService {
  readonly #cities: Pick<CityRepository, 'called'>;

  constructor(cities: Pick<CityRepository, 'called'>) {
    this.#cities = cities;
  }

  /** Returns the prices in a city, by any of its names, slug or id. @throws AppError 400 for an unknown city. */
  async inCity(nameOrId: string): Promise<RunningCosts> {
    const [city] = await this.#cities.called(nameOrId);
    if (!city) throw invalidFields({ city: [errors.cityUnknown] });
    return runningCostsIn(city.name, city.state);
  }
}
