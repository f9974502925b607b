import type { CatalogueCity } from '@dopahiya/api/commands';

/** What states are called in older texts, or with a slip of the pen. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  utarakhand: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  'new delhi': 'Delhi',
};

/** Finds the state of a place as asking prices name it; null where neither its parts nor its city is known. */
export type StateFinder = (place: string) => string | null;

const plain = (name: string): string => name.toLowerCase().trim();

/** Knows states by their names and cities by theirs, of two cities with one name the larger one. */
export function stateFinder(cities: readonly CatalogueCity[]): StateFinder {
  const states = new Map([...new Set(cities.map(({ state }) => state))].map((state) => [plain(state), state]));
  const byCity = new Map(
    cities
      .toSorted((one, other) => one.population - other.population)
      .flatMap(({ name, also_known_as: others = '', state }) =>
        [name, ...others.split(',')].map((called) => [plain(called), state] as const),
      ),
  );
  return (place) => {
    const parts = place.split(',').map(plain).toReversed();
    const known = parts.map((part) => states.get(part) ?? otherNames[part] ?? byCity.get(part));
    return known.find((state) => state !== undefined) ?? null;
  };
}
