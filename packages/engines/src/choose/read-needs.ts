import type { ChoiceReading } from '@dopahiya/domain/bikes';
import { type ChoiceCriterion, choiceLimits, type ChoiceUse, fuels } from '@dopahiya/domain/requests';
import {
  readAspect,
  readBody,
  readFeatures,
  readFuel,
  readSort,
  readUse,
  withoutChoices,
} from '../chat/read-choices.ts';
import { readNumbers } from '../parser/numbers/read-numbers.ts';
import type { Parsed } from '../parser/parse.ts';
import { contentWords } from '../parser/words/filler-words.ts';
import { readWishes } from '../plain-words/read-names.ts';
import { isSaid, needPattern } from './need-words.ts';

const passenger = needPattern('passenger');
const first = needPattern('first');
const noSocket = needPattern('no socket');
const beside = needPattern('beside');

/** Uses by the words of messages for them. */
const uses: Readonly<Record<string, ChoiceUse>> = {
  commute: 'commute',
  college: 'commute',
  rural: 'commute',
  family: 'family',
  delivery: 'delivery',
  touring: 'highway',
};

/** Criteria by what a message sorts by or asks about; good mileage is wanted for low running costs, which electric bikes have too. */
const criteria: Readonly<Record<string, ChoiceCriterion>> = {
  mileage: 'energy',
  price: 'price',
  range: 'range',
  power: 'power',
  top_speed: 'power',
  weight: 'weight',
  seat_height: 'seat',
};

/** Reads a rider's needs from a parsed text. `city` is the slug of a place; what says nothing that a choice can use is named in `unused`. */
export function readNeeds(parsed: Parsed): ChoiceReading {
  const left = [passenger, noSocket].reduce((text, said) => text.replaceAll(said, ' '), parsed.words);
  const isFirst = isSaid(first, left);
  const rest = left.replaceAll(first, ' ');
  const use = readUse(rest);
  const body = readBody(rest);
  const fuel = parsed.fuelLeft ?? readFuel(rest);
  const { amounts, unused } = amountsIn(parsed);
  const lowSeats = readWishes(rest).filter(({ conditions }) => conditions.some(([name]) => name === 'max_seat_height'));
  const said = [readSort(rest), readAspect(rest), lowSeats.length > 0 ? 'seat_height' : undefined];
  const matters = said.flatMap((name) => criteria[name ?? ''] ?? []);
  const known = lowSeats.reduce((text, { words }) => text.replace(words, ' '), rest);
  return {
    use: isFirst ? 'first' : choiceUseOf(use),
    kind: kindOf(body === parsed.refusedBody ? undefined : body, parsed.refusedBody),
    fuel: fuels.find((one) => one === fuel) ?? null,
    socket: isSaid(noSocket, parsed.words) ? false : null,
    passenger: isSaid(passenger, parsed.words) || use === 'family' ? true : null,
    ...amounts,
    matters: [...new Set(matters)],
    city: parsed.places.find(({ city }) => city !== undefined)?.city ?? null,
    unused: [...new Set([...unused, ...unusedIn(parsed, known)])],
  };
}

const choiceUseOf = (said: string | undefined): ChoiceUse | null => (said === undefined ? null : (uses[said] ?? null));

function kindOf(body: string | undefined, refused: string | undefined): ChoiceReading['kind'] {
  if (body === undefined) return refused === 'scooter' ? 'motorcycle' : null;
  return body === 'scooter' || body === 'maxiscooter' ? 'scooter' : 'motorcycle';
}

/** Returns the amounts that are within the limits of needs, and the others as words. */
function amountsIn({ numbers, heights: [said] }: Parsed) {
  const { money, moneyMax, monthly, kmPerDay, km, height } = numbers;
  const given = { km: kmPerDay ?? km, height: said?.height ?? height, budget: moneyMax ?? money, monthly };
  const isWithin = (name: keyof typeof given, value: number) =>
    value >= choiceLimits[name].min && value <= choiceLimits[name].max;
  const valueOf = (name: keyof typeof given) => {
    const value = given[name];
    return value !== undefined && isWithin(name, Math.round(value)) ? Math.round(value) : null;
  };
  const amounts = {
    km: valueOf('km'),
    height: valueOf('height'),
    budget: valueOf('budget'),
    monthly: valueOf('monthly'),
  };
  const unused = (['km', 'height', 'budget', 'monthly'] as const).flatMap((name) =>
    given[name] !== undefined && amounts[name] === null ? [String(given[name])] : [],
  );
  return { amounts, unused };
}

/** Conditions of a search that a choice has no need for. */
const notChosenBy: ReadonlySet<string> = new Set(['brand', 'not_brand', 'capacity', 'min_mileage']);

/** Words that are understood but that no need stands for, such as a brand, and those that are not understood. */
function unusedIn({ text, names, parts, fuelLeft }: Parsed, left: string): string[] {
  const conditions = parts.filter(({ conditions: all }) => all.some(([name]) => notChosenBy.has(name)));
  const body = readBody(left);
  const isStyle = body !== undefined && !['scooter', 'maxiscooter', 'motorcycle'].includes(body);
  return [
    ...names.map(({ start, end }) => text.slice(start, end)),
    ...conditions.map(({ words: said }) => said),
    ...(isStyle ? [body] : []),
    ...readFeatures(left),
    ...(fuelLeft === undefined && readFuel(left) === 'cng' ? ['CNG'] : []),
    ...contentWords(withoutChoices(readNumbers(left.replaceAll(beside, ' ')).left)),
  ];
}
