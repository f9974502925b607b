import type { StateFinder } from '../rows/states-of-places.ts';
import type { UsedRow } from '../rows/used-row.ts';
import type { MarketKind } from './cross-validate.ts';
import { type Coefficients, type FitRow, fitRidge, sumOf, type Term } from './robust-ridge.ts';

/** Names of a bike of 2020, from the full name to its first word, and its place. */
interface Named {
  brand: string;
  family: string;
  model: string;
  variant: string;
  city: string;
  state: string | null;
}

/** Row of 2020 with the fields that its price depends on. */
export type RowOf2020 = Named & Pick<UsedRow, 'age' | 'owner'> & { km: number; cc: number };

/** Places with two names, or called by the name of a part. */
const cityNames: Readonly<Record<string, string>> = {
  'Gautam Buddha Nagar': 'Noida',
  'Kanpur Nagar': 'Kanpur',
  Tiruvallur: 'Chennai',
  Thiruvallur: 'Chennai',
  Kanchipuram: 'Chennai',
  Poonamallee: 'Chennai',
  Hissar: 'Hisar',
};

const USUAL_KM = 5500;

/** Parses a row of asking prices into a bike of 2020. */
export function rowOf2020(row: UsedRow, stateOf: StateFinder): RowOf2020 {
  const city = cityNames[row.place] ?? row.place;
  return {
    ...namesOf2020(row),
    city,
    state: stateOf(city),
    age: row.age,
    owner: row.owner,
    km: Math.max(1, row.km ?? USUAL_KM * Math.max(0.5, row.age)),
    cc: row.cc ?? 150,
  };
}

/** Normalises a name to upper case and one spelling. */
export function namesOf2020({ brand, name }: Pick<UsedRow, 'brand' | 'name'>) {
  const plain = name
    .replaceAll('\u200E', '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]+/g, ' ')
    .replaceAll(/(\d) ?CC\b/g, '$1')
    .trim();
  const words = (brand === 'Hero' ? plain.replace(/^HONDA /, '') : plain).split(' ');
  return {
    brand,
    family: `${brand}|${words[0]}`,
    model: `${brand}|${words.slice(0, 2).join(' ')}`,
    variant: `${brand}|${words.join(' ')}`,
  };
}

const ROWS_OF_A_CITY = 10;
const hinges = [3, 5, 8] as const;

/** Returns cities with enough rows to be distinguished from their state. */
function knownCities(rows: readonly Pick<Named, 'city'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { city } of rows) counts.set(city, (counts.get(city) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= ROWS_OF_A_CITY).map(([city]) => city));
}

const logKm = ({ km }: RowOf2020): number => Math.log(km) - 10;

/** Returns the terms whose sum is the logarithm of a bike's price in 2020. */
function termsOf2020(row: RowOf2020, cities: ReadonlySet<string>): Term[] {
  return [
    ['one', 0.001, 1],
    ['lncc', 0.001, Math.log(row.cc) - 5.2],
    [`brand|${row.brand}`, 1, 1],
    [`family|${row.family}`, 2, 1],
    [`model|${row.model}`, 1, 1],
    [`variant|${row.variant}`, 1.5, 1],
    ...termsOfAge(row),
    ...termsOfKm(row),
    ...(row.owner === 1 ? [] : [[`owner|${row.owner}`, 0.1, 1] as const]),
    ...termsOfPlace(row, cities),
  ];
}

function termsOfAge(row: RowOf2020): Term[] {
  const age = row.age - 6;
  return [
    ['age', 0.001, age],
    ['lnage', 0.001, Math.log(Math.max(0.5, row.age) / 6)],
    ['sqrtage', 0.001, Math.sqrt(row.age) - 2.45],
    [`brand.age|${row.brand}`, 200, age],
    [`family.age|${row.family}`, 200, age],
    [`model.age|${row.model}`, 200, age],
  ];
}

function termsOfKm(row: RowOf2020): Term[] {
  const km = logKm(row);
  return [
    ['lk', 0.001, km],
    ['km', 0.001, Math.min(row.km, 1e5) / 1e4],
    ['lk.age', 0.001, km * (row.age - 6)],
    ...hinges.map((from): Term => [`lk.h${from}`, 5, km * Math.max(0, row.age - from)]),
    [`brand.lk|${row.brand}`, 1, km],
  ];
}

function termsOfPlace({ state, city, brand, age }: RowOf2020, cities: ReadonlySet<string>): Term[] {
  const ofState: Term[] = state === null ? [] : [[`state|${state}`, 8, 1]];
  if (!cities.has(city)) return ofState;
  return [
    ...ofState,
    [`city|${city}`, 8, 1],
    [`city.brand|${city}|${brand}`, 12, 1],
    [`city.age|${city}`, 300, age - 6],
  ];
}

/** Fitted market of 2020: values bikes at its price level. */
export interface Market2020 {
  coefficients: Coefficients;
  cities: ReadonlySet<string>;
}

/** Bike of 2020 and its asking price. */
export interface Asked2020 {
  row: RowOf2020;
  price: number;
}

/** Fits the asking prices of 2020. */
export function fitMarket2020(rows: readonly Asked2020[]): Market2020 {
  const cities = knownCities(rows.map(({ row }) => row));
  const fitted = rows.map(({ row, price }): FitRow => ({ terms: termsOf2020(row, cities), y: Math.log(price) }));
  return { coefficients: fitRidge(fitted, { huber: 0.12, rounds: 6 }), cities };
}

/** Returns a bike's value in 2020 as a logarithm; it never rises with age or kilometres. */
export function logValueOf2020({ coefficients, cities }: Market2020, row: RowOf2020): number {
  const ages = Array.from({ length: Math.max(1, Math.floor(row.age)) }, (_, years) => years + 1);
  const values = [row.age, ...ages].map((age) => {
    const aged = { ...row, age };
    return sumOf(coefficients, termsOf2020({ ...aged, km: fallingKm(coefficients, aged) }, cities));
  });
  return Math.min(...values);
}

/** Returns the kilometres above which the value falls, as fewer would count as a lower value. */
function fallingKm(coefficients: Coefficients, row: RowOf2020): number {
  const slope =
    of(coefficients, 'lk') +
    of(coefficients, 'lk.age') * (row.age - 6) +
    hinges.reduce((sum, from) => sum + of(coefficients, `lk.h${from}`) * Math.max(0, row.age - from), 0) +
    of(coefficients, `brand.lk|${row.brand}`);
  const perKm = of(coefficients, 'km');
  return slope > 0 && perKm < 0 ? Math.max(row.km, Math.min(1e5, (1e4 * slope) / -perKm)) : row.km;
}

const of = (coefficients: Coefficients, column: string): number => coefficients.get(column) ?? 0;

const LARGE_VALUE = 250_000;

/** Terms that the size of errors of 2020 may depend on. */
export function errorTermsOf2020({ coefficients, cities }: Market2020, row: RowOf2020, logValue: number): Term[] {
  return [
    ['base', 1, 1],
    ['age', 1, Math.min(row.age, 16) - 6],
    ['unseen', 1, Number(!coefficients.has(`variant|${row.variant}`))],
    ['smallPlace', 1, Number(!cities.has(row.city))],
    ['large', 1, Number(logValue > Math.log(LARGE_VALUE))],
    ['enfield', 1, Number(row.brand === 'Royal Enfield')],
    ['small', 1, Number(row.cc <= 115)],
    ['owned', 1, Number(row.owner > 1)],
  ];
}

const ages = [
  { to: 2, name: 'age 0-2' },
  { to: 4, name: 'age 3-4' },
  { to: 6, name: 'age 5-6' },
  { to: 8, name: 'age 7-8' },
  { to: 10, name: 'age 9-10' },
  { to: 13, name: 'age 11-13' },
] as const;

const engines = [
  { to: 115, name: '0-115 cc' },
  { to: 135, name: '116-135 cc' },
  { to: 165, name: '136-165 cc' },
  { to: 250, name: '166-250 cc' },
  { to: 500, name: '251-500 cc' },
] as const;

/** Returns the segments of a row for the accuracy figures. */
const segmentsOf2020 = ({ age, cc, brand, owner }: RowOf2020): string[] => [
  ages.find(({ to }) => age <= to)?.name ?? 'age 14+',
  engines.find(({ to }) => cc <= to)?.name ?? 'above 500 cc',
  brand === 'Royal Enfield' ? 'royal-enfield' : 'others',
  owner === 1 ? 'first owner' : 'second owner or later',
];

/** How the market of 2020 is fitted and evaluated. */
export const marketOf2020: MarketKind<Asked2020, Market2020> = {
  fit: fitMarket2020,
  value: (market, { row }) => logValueOf2020(market, row),
  asked: ({ price }) => price,
  repeats: 1,
  key: ({ row }) => `${row.variant}|${row.age}|${row.km}`,
  errorTerms: (market, { row }, value) => errorTermsOf2020(market, row, value),
  tails: [0.1, 0.9],
  isEven: false,
  segments: ({ row }) => segmentsOf2020(row),
};
