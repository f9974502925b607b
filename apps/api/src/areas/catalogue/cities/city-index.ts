import { PlaceIndex, placeWords } from '@dopahiya/engines/parser';
import * as z from 'zod';
import { readTable } from '../../../core/tables/read-table.ts';
import { type State, stateNamed, states } from '../../pricing/index.ts';
import type { NamedCityRow } from './city-repository.ts';
import { kmBetween, type Point } from './places.ts';
import { namesOfState, stateCode } from './spoken-state-names.ts';

/** Other names of cities by slug, besides those in the catalogue: Hindi and short names. */
export const spokenCityNames: Readonly<Record<string, readonly string[]>> = readTable(
  'names-of-cities',
  z.record(z.string(), z.array(z.string().min(1))),
);

/** Of several cities with one name the largest, which is the first in the table. */
const slugBySpokenName = new Map(
  Object.entries(spokenCityNames)
    .toReversed()
    .flatMap(([slug, names]) => names.map((name) => [placeWords(name), slug] as const)),
);

/** Returns the slug of the city with this Hindi or short name; undefined if there is none. */
export const slugOfSpokenCity = (name: string): string | undefined => slugBySpokenName.get(placeWords(name));

/** Minimum number of inhabitants of a large city. */
const LARGE = 1_000_000;

/** Index of the cities and states by their names, and of the cities by where they lie. */
export class CityIndex extends PlaceIndex<NamedCityRow> {
  /** Equally good matches keep the order given here. */
  constructor(cities: readonly NamedCityRow[]) {
    super({
      cities: cities.map((city) => {
        const state = stateNamed(city.state);
        return { city, names: namesOf(city), state: state ? stateCode(state) : '' };
      }),
      states: states.map((state) => ({ code: stateCode(state), names: namesOfState(state) })),
    });
  }

  withSlug(slug: string): NamedCityRow | undefined {
    return this.cities.find((city) => city.slug === slug);
  }

  /** Returns the cities of these states, largest first. */
  ofStates(names: readonly string[]): NamedCityRow[] {
    return this.cities.filter(({ state }) => names.includes(state));
  }

  /** Returns the cities of a state, nearest to a point first. */
  nearestIn(state: State, point: Point): NamedCityRow[] {
    return this.ofStates([state]).toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other));
  }

  /** Returns the large city nearest to a point. */
  nearestLarge(point: Point): NamedCityRow | undefined {
    const large = this.cities.filter(({ population }) => population >= LARGE);
    return large.toSorted((one, other) => kmBetween(point, one) - kmBetween(point, other))[0];
  }
}

/** Returns a test for the cities of these states; undefined for all cities. */
export const inStates = (names: readonly string[] | undefined): ((city: NamedCityRow) => boolean) | undefined =>
  names && (({ state }) => names.includes(state));

const namesOf = ({ slug, name, also_known_as }: NamedCityRow): string[] => [
  name,
  ...(also_known_as?.split(', ') ?? []),
  ...(spokenCityNames[slug] ?? []),
];
