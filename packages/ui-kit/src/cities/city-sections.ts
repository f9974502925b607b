import type { City, CityGuess } from '@dopahiya/domain/places';
import * as texts from '#texts/city-groups';
import type { ComboboxOption, ComboboxSection } from '../combobox/combobox-section.ts';
import { cityGroups, statesToChoose } from './city-groups.ts';

/** A city, a state to search for next, or the wish for more cities. */
export type CityOption = ComboboxOption &
  ({ city: CityChoice; next?: undefined } | { city?: undefined; next: 'more' | { search: string } });

/** The cities that a search found. */
export interface FoundCities {
  cities: readonly CityChoice[];
  guess?: CityGuess | null | undefined;
  /** Whether there are more than these. */
  hasMore?: boolean;
}

/** What a box that finds a city offers: cities by what they are, more of them, or the states where nothing was found. */
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
  text: state,
  afterChoice: 'stay',
  next: { search: state },
});

/** A city to choose. */
export interface CityChoice {
  id: number | string;
  name: string;
  /** Shown beside the name; null where it is not known. */
  state: string | null;
}
