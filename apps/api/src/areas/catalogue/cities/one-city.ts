import { invalidFields } from '../../../core/errors.ts';
import { errors } from '../../../core/texts/index.ts';
import type { CityRow } from './city-repository.ts';

/** Returns the only city found by a name, slug or id. @throws AppError 400 if none was found, or several. */
export function oneCity([city, ...others]: readonly CityRow[]): CityRow {
  if (!city) throw invalidFields({ city: [errors.cityNotListed] });
  if (others.length === 0) return city;
  const choices = [city, ...others].map(({ name, state }) => `${name}, ${state}`);
  throw invalidFields({ city: [errors.severalCities(choices)] });
}
