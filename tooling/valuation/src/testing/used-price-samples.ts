import type { PricedModel } from '../matching/catalogue-models.ts';
import type { UsedRow, UsedRows } from '../rows/used-row.ts';

/** Creates a seeded generator of numbers in [0, 1) (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Standard deviation of made-up prices around the true value, as a logarithm. */
const SCATTER = 0.13;

/** Returns the logarithm of the share of the price new kept at an age in years and after this many km: the true model of the sample. */
export const keptOfNew = (age: number, km: number): number => 0.08 - 0.085 * age - 0.04 * Math.log(km / 15_000);

const places = ['Indiranagar, Bangalore, Karnataka', 'Pune, Maharashtra', 'Chennai, Tamil Nadu', 'Delhi'];

/** Generates today's asking prices over models of the catalogue, with a known true value. */
export function sampleOfToday(models: readonly PricedModel[], count: number, seed = 1): UsedRows {
  const random = randomFrom(seed);
  const sold = models.filter(
    ({ newPrice, electric, name }) => newPrice?.kind === 'on-sale' && !electric && !/\(/.test(name),
  );
  const rows = Array.from({ length: count }, (): UsedRow => {
    const model = sold[Math.floor(random() * sold.length)]!;
    const age = Math.floor(random() * 15);
    const km = Math.round(1000 + random() * 6000 * (age + 1));
    const price = model.newPrice!.amount * Math.exp(keptOfNew(age, km) + around(random));
    return {
      brand: model.brand,
      name: model.name,
      year: 2026 - age,
      age,
      km,
      owner: 1,
      place: places[Math.floor(random() * places.length)]!,
      cc: null,
      price: Math.round(price),
    };
  });
  return { market: 'today', rows };
}

const named2020 = [
  ['Bajaj', 'Pulsar 150cc', 150, 60_000],
  ['Bajaj', 'Discover 125', 125, 45_000],
  ['Hero', 'Splendor Plus 100cc', 100, 48_000],
  ['Royal Enfield', 'Classic 350cc', 350, 140_000],
  ['Yamaha', 'FZ-S 150cc', 150, 75_000],
  ['KTM', 'Duke 200cc', 200, 140_000],
  ['Honda', 'CB Shine 125cc', 125, 58_000],
] as const;

/** Generates asking prices of 2020 with a known true value. */
export function sampleOf2020(count: number, seed = 1): UsedRows {
  const random = randomFrom(seed);
  const rows = Array.from({ length: count }, (): UsedRow => {
    const [brand, name, cc, price] = named2020[Math.floor(random() * named2020.length)]!;
    const age = 1 + Math.floor(random() * 12);
    const km = Math.round(1000 + random() * 6000 * age);
    return {
      brand,
      name,
      year: null,
      age,
      km,
      owner: random() < 0.1 ? 2 : 1,
      place: random() < 0.5 ? 'Delhi' : 'Bangalore',
      cc,
      price: Math.round(price * Math.exp(keptOfNew(age, km) + around(random))),
    };
  });
  return { market: '2020', rows };
}

/** Returns an approximately normal number: the sum of twelve uniform ones. */
const around = (random: () => number): number =>
  SCATTER * (Array.from({ length: 12 }, random).reduce((sum, number) => sum + number, 0) - 6);

/** Formats rows as their file. */
export function asCsv({ market, rows }: UsedRows): string {
  const quoted = (text: string) => (text.includes(',') ? `"${text}"` : text);
  const lines = rows.map(({ brand, name, year, age, km, owner, place, cc, price }) =>
    market === '2020'
      ? ['made up', brand, name, `${brand} ${name}`, '', age, km, owner, place, cc, price]
      : [brand, quoted(name), '', year, age, km, owner, quoted(place), price, ''],
  );
  const header =
    market === '2020'
      ? 'source,brand,model,name,year,age,kms,owner,city,cc,price'
      : 'brand,name,matched_model,year,age,kms,owners,location,price,current_ex_showroom';
  return [header, ...lines.map((line) => line.join(','))].join('\n');
}
