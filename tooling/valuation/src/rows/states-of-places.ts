import type { CatalogueCity } from '@dopahiya/api/commands';

/** Former names and misspellings of states. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  utarakhand: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  'new delhi': 'Delhi',
};

/** Finds the state of a place in asking prices; null if neither its parts nor its city are known. */
export type StateFinder = (place: string) => string | null;

const plain = (name: string): string => name.toLowerCase().trim();

/** Creates a finder by names of states and cities; the larger of two cities with the same name wins. */
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
