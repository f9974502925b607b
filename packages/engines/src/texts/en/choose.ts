import type { MissKind } from '@dopahiya/domain/bikes';
import type { ChoiceCriterion, ChoiceKind, ChoiceUse, SaleStatus } from '@dopahiya/domain/requests';
import { plural } from '@dopahiya/domain/site';

type ByCriterion<Text> = Readonly<Record<ChoiceCriterion, Text>>;

/** Criteria by name, as in 'on price and weight together'. */
export const criteria: ByCriterion<string> = {
  price: 'price',
  energy: 'running cost',
  mileage: 'mileage',
  range: 'range',
  weight: 'weight',
  power: 'power',
  seat: 'seat height',
};

/** Units of the criteria that are no rupees. */
export const units = {
  mileage: 'kmpl',
  range: 'km',
  weight: 'kg',
  power: 'bhp',
  seat: 'mm',
  height: 'cm',
  speed: 'km/h',
};

/** How much better a bike is: '6 kmpl more'. */
export const better: ByCriterion<(difference: string) => string> = {
  price: (difference) => `${difference} less`,
  energy: (difference) => `${difference} less for 100 km`,
  mileage: (difference) => `${difference} more`,
  range: (difference) => `${difference} more range`,
  weight: (difference) => `${difference} lighter`,
  power: (difference) => `${difference} more`,
  seat: (difference) => `${difference} lower seat`,
};

/** A criterion in which two bikes are the same: 'same power'. */
export const same: ByCriterion<string> = {
  price: 'same price',
  energy: 'same running cost',
  mileage: 'same mileage',
  range: 'same range',
  weight: 'same weight',
  power: 'same power',
  seat: 'same seat height',
};

/** What a bike is best at among those in the answer. */
export const best: ByCriterion<string> = {
  price: 'Lowest price',
  energy: 'Cheapest to run',
  mileage: 'Best mileage',
  range: 'Longest range',
  weight: 'Lightest',
  power: 'Most power',
  seat: 'Lowest seat',
};

/** How much better a bike is in percent: '12% cheaper to run'. */
export const percentBetter: ByCriterion<(percent: string) => string> = {
  price: (percent) => `${percent} cheaper`,
  energy: (percent) => `${percent} cheaper to run`,
  mileage: (percent) => `${percent} better mileage`,
  range: (percent) => `${percent} longer range`,
  weight: (percent) => `${percent} lighter`,
  power: (percent) => `${percent} more power`,
  seat: (percent) => `${percent} lower seat`,
};

export const movedUp = (why: string, passed: string) => `Moved up: ${why} than ${passed}`;

/** Joins words: 'price, weight and power'. */
export const all = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const beats = (name: string, differences: readonly string[]) => `${name} beats it: ${differences.join(', ')}.`;
export const nothingBeats = (names: string) => `Nothing on sale beats it on ${names} together.`;
export const nothingKnownBeats = (names: string) =>
  `Nothing on sale whose facts we know beats it on ${names} together.`;
export const ownFactsUnknown = (names: string, name: string) =>
  `We can’t say what beats it: we don’t know the ${names} of ${name}.`;
export const nothingAlike = 'There is nothing like it on sale to compare it with.';
export const compared = (count: string, number: number, city: string, month: string | null) =>
  `Compared with ${count} similar ${plural(number, { one: 'bike', other: 'bikes' })}. On-road prices in ${city}${month === null ? '' : `, ${month}`}.`;
export const notCompared = (name: string, unknown: string) =>
  `${name}: not compared, because we don’t know ${unknown}.`;
export const factOf = (criterion: string, name: string) => `the ${criterion} of ${name}`;

/** One line on a card in a list. */
export const noteUnbeaten = 'Nothing on sale beats it.';
export const noteUnknown = (names: string) => `Not compared: we don’t know ${names}.`;
export const noteOpen = (names: string, count: string, number: number) =>
  `Nothing we could compare beats it. We don’t know the ${names} of ${count} similar ${plural(number, { one: 'bike', other: 'bikes' })}.`;

/** Two bikes compared with each other. */
export const beatsOther = (winner: string, loser: string, differences: readonly string[]) =>
  `${winner} beats ${loser}: ${differences.join(', ')}.`;
export const neitherBeats = (one: string, other: string) => `Neither ${one} nor ${other} beats the other one.`;
export const mayBeat = (one: string, other: string) => `We can’t say whether ${one} or ${other} beats the other one.`;
export const betterIn = (name: string, differences: readonly string[]) => `${name}: ${differences.join(', ')}.`;
export const bothSame = (differences: readonly string[]) => `Both: ${differences.join(', ')}.`;
export const factNotCompared = (criterion: string, names: string) =>
  `Not compared: ${criterion}. We don’t know it for ${names}.`;

/** Uses as they stand in a reason. */
export const uses: Readonly<Record<ChoiceUse, string>> = {
  commute: 'commuting',
  family: 'a family',
  highway: 'the highway',
  first: 'a first bike',
  delivery: 'delivery work',
};

const notOnSale: Readonly<Record<SaleStatus, string>> = {
  on_sale: 'it is on sale',
  upcoming: 'it isn’t on sale yet',
  discontinued: 'it is no longer sold',
};

/** Figures of a need that a bike misses, as text. */
interface MissWords {
  /** The bike's value, the limit, and the difference. */
  value: string;
  limit: string;
  over: string;
  status: SaleStatus;
  isElectric: boolean;
  kind: ChoiceKind | undefined;
  use: string;
  city: string;
  /** Height of the rider. */
  height: string;
}

/** Why a bike does not meet a need. */
export const misses: Readonly<Record<MissKind, (words: MissWords) => string>> = {
  status: ({ status }) => notOnSale[status],
  kind: ({ kind }) => (kind === 'scooter' ? 'it isn’t a scooter' : 'it isn’t a motorcycle'),
  fuel: ({ isElectric }) => (isElectric ? 'it is electric' : 'it runs on petrol'),
  use: ({ use }) => `its style doesn’t suit ${use}`,
  budget: ({ over, city }) => `${over} over your budget in ${city}`,
  monthly: ({ value, over }) => `its instalment is ${value} a month, ${over} over your limit`,
  seat: ({ value, over, height }) => `its seat is ${value}, ${over} above what fits ${height}`,
  'power-low': ({ value, limit, use }) => `it has ${value}, and ${use} needs ${limit}`,
  'power-high': ({ value, over, use }) => `it has ${value}, ${over} more than suits ${use}`,
  weight: ({ value, over, use }) => `it weighs ${value}, ${over} more than suits ${use}`,
  abs: ({ use }) => `it has no ABS, which ${use} needs`,
  speed: ({ value, limit, use }) => `its top speed is ${value}, and ${use} needs ${limit}`,
  range: ({ value, over }) => `it goes ${value} on a charge, ${over} short of your day`,
  pillion: () => 'it has no seat for a passenger',
  socket: () => 'its battery can’t be taken indoors to charge',
};

/** Facts that needs are checked by. */
export const facts: Readonly<Record<MissKind, string>> = {
  status: 'whether it is on sale',
  kind: 'its body style',
  fuel: 'its fuel',
  use: 'its body style',
  budget: 'its on-road price',
  monthly: 'its on-road price',
  seat: 'its seat height',
  'power-low': 'its power',
  'power-high': 'its power',
  weight: 'its weight',
  abs: 'whether it has ABS',
  speed: 'its top speed',
  range: 'its range in real use',
  pillion: 'whether it has a seat for a passenger',
  socket: 'whether its battery can be taken out',
};
export const own: ByCriterion<string> = {
  price: 'its on-road price',
  energy: 'its running cost',
  mileage: 'its mileage in real use',
  range: 'its range in real use',
  weight: 'its weight',
  power: 'its power',
  seat: 'its seat height',
};
export const unknown = (names: string) => `we don’t know ${names}`;

export const notHere = (name: string, reasons: readonly string[]) => `${name} isn’t here: ${reasons.join('; ')}.`;
export const isHere = (name: string) => `${name} is in the list.`;
export const beatenBy = (name: string, differences: readonly string[]) =>
  `${name} beats it (${differences.join(', ')})`;

const are = (number: number) => plural(number, { one: 'is', other: 'are' });
const have = (number: number) => plural(number, { one: 'has', other: 'have' });

/** How many bikes miss a need: '97 cost more than your budget'. */
export const missed: Readonly<Record<MissKind, (count: string, number: number) => string>> = {
  status: (count, number) => `${count} ${are(number)} not on sale`,
  kind: (count, number) => `${count} ${are(number)} of another kind`,
  fuel: (count, number) => `${count} ${plural(number, { one: 'uses', other: 'use' })} another fuel`,
  use: (count, number) => `${count} ${have(number)} a style that doesn’t suit the use`,
  budget: (count, number) => `${count} ${plural(number, { one: 'costs', other: 'cost' })} more than your budget`,
  monthly: (count, number) => `${count} ${have(number)} a higher instalment`,
  seat: (count, number) => `${count} ${have(number)} a seat too high for you`,
  'power-low': (count, number) => `${count} ${have(number)} too little power for the use`,
  'power-high': (count, number) => `${count} ${have(number)} too much power for the use`,
  weight: (count, number) => `${count} ${are(number)} too heavy for the use`,
  abs: (count, number) => `${count} ${have(number)} no ABS`,
  speed: (count, number) => `${count} ${are(number)} too slow for the use`,
  range: (count, number) => `${count} ${plural(number, { one: 'doesn’t', other: 'don’t' })} last your day on a charge`,
  pillion: (count, number) => `${count} ${have(number)} no seat for a passenger`,
  socket: (count) => `${count} can’t be charged without a socket where you park`,
};
