import { placeName, type City, type CityGuess } from '@dopahiya/domain/places';
import * as texts from '#texts/city-groups';
import type { ComboboxOption, ComboboxSection } from '../combobox/combobox-section.ts';
import { cityGroups, statesToChoose } from './city-groups.ts';

/** Option for a city, for a state to search for next, or for more cities. */
export type CityOption = ComboboxOption &
  ({ city: CityChoice; next?: undefined } | { city?: undefined; next: 'more' | { search: string } });

/** Cities that a search found. */
export interface FoundCities {
  cities: readonly CityChoice[];
  guess?: CityGuess | null | undefined;
  /** Whether there are more results. */
  hasMore?: boolean;
}

/** Returns the sections of a city combobox: cities in groups, a 'more' option, or the states if nothing was found. */
export function citySections(
  { cities, guess, hasMore = false }: FoundCities,
  optionOf: (city: CityChoice) => ComboboxOption,
): ComboboxSection<CityOption>[] {
  const groups = cityGroups<CityChoice | City>(cities, guess);
  const found = groups.map(({ cities: own, ...titled }) => {
    const options = own.map((city): CityOption => Object.assign(optionOf(city), { city }));
    return Object.assign(titled, { options });
  });
  const [first, ...others] = found;
  const more: CityOption[] = hasMore ? [{ id: 'more', text: texts.moreCities, afterChoice: 'stay', next: 'more' }] : [];
  const states = statesToChoose(guess).map(toState);
  return [
    ...(first ? [{ ...first, options: [...first.options, ...more] }] : []),
    ...others,
    { title: texts.chooseState, options: states },
  ];
}

const toState = (state: string): CityOption => ({
  id: `state-${state}`,
  text: placeName(state),
  afterChoice: 'stay',
  next: { search: state },
});

/** City that can be chosen. */
export interface CityChoice {
  id: number | string;
  name: string;
  /** Shown next to the name; null if unknown. */
  state: string | null;
}
