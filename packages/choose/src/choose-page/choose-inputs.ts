import {
  choiceCriteria,
  choiceKinds,
  choiceLimits,
  type ChoiceNeeds,
  choiceUses,
  chosenShown,
  type ChoiceWeights,
  fuels,
  maxNeedsText,
  maxWeight,
} from '@dopahiya/domain/requests';
import { readNumber } from '@dopahiya/domain/typed';
import { freeText, oneOf, type PageParameters } from '@dopahiya/site';

/** Names of the needs that are numbers. */
const numberNames = ['km', 'height', 'budget', 'monthly'] as const;
export type NumberName = (typeof numberNames)[number];

/** What a rider needs, as the page's address says it. */
export interface ChooseInputs extends Pick<ChoiceNeeds, 'use' | 'kind' | 'fuel' | 'hasSocket' | 'hasPassenger'> {
  /** Numbers given; absent ones set no limit. */
  numbers: Partial<Record<NumberName, number>>;
  /** Texts of the address that are no valid number, by name. */
  unread: Partial<Record<NumberName, string>>;
  /** What matters; null for what is usual for the use. */
  weights: ChoiceWeights | null;
  /** City of the prices; null for the visitor's own. */
  city: string | null;
  /** Slug or name of a bike that the rider asks about. */
  not: string | null;
  /** Number of bikes to show. */
  shown: number;
  /** Needs in words, which the server reads instead of the other ones; null if none. */
  words: string | null;
}

const weightForm = new RegExp(`^[0-${maxWeight}]$`);

/** Numbers of bikes that may be shown: the usual one, and so many more with each press. */
const shownSteps = Array.from(
  { length: chosenShown.max / chosenShown.usual },
  (_, step) => (step + 1) * chosenShown.usual,
);

/** Returns how many bikes are shown after a press for more; null if there are no more steps. */
export const nextShown = (shown: number): number | null => shownSteps.find((step) => step > shown) ?? null;

/** The address holds all needs, so that an answer can be shared. */
export const chooseParameters: PageParameters = {
  use: oneOf(choiceUses),
  kind: oneOf(choiceKinds),
  fuel: oneOf(fuels),
  socket: oneOf(['false']),
  passenger: oneOf(['true']),
  city: freeText(),
  not: freeText(),
  words: freeText((words) => words.length <= maxNeedsText),
  show: oneOf(shownSteps.map(String)),
  ...Object.fromEntries(numberNames.map((name) => [name, freeText()])),
  ...Object.fromEntries(choiceCriteria.map((name) => [name, freeText((value) => weightForm.test(value))])),
};

/** Reads the needs from an address; numbers that can't be used are kept as texts. */
export function readChooseInputs(search: URLSearchParams): ChooseInputs {
  const textOf = (name: string) => search.get(name)?.trim() || null;
  return {
    ...readChoices(search),
    ...readNumbers(search),
    weights: readWeights(search),
    city: textOf('city'),
    not: textOf('not'),
    shown: shownSteps.find((step) => String(step) === search.get('show')) ?? chosenShown.usual,
    words: textOf('words'),
  };
}

const readChoices = (search: URLSearchParams) => ({
  use: choiceUses.find((use) => use === search.get('use')) ?? 'commute',
  kind: choiceKinds.find((kind) => kind === search.get('kind')),
  fuel: fuels.find((fuel) => fuel === search.get('fuel')),
  hasSocket: search.get('socket') !== 'false',
  hasPassenger: search.get('passenger') === 'true',
});

function readNumbers(search: URLSearchParams): Pick<ChooseInputs, 'numbers' | 'unread'> {
  const numbers: ChooseInputs['numbers'] = {};
  const unread: ChooseInputs['unread'] = {};
  for (const name of numberNames) {
    const text = search.get(name)?.trim() ?? '';
    const number = readNumber(text, { whole: true });
    if (number !== null && isWithin(name, number)) numbers[name] = number;
    else if (text !== '') unread[name] = text;
  }
  return { numbers, unread };
}

/** Checks whether a number is within the limits of a need. */
export const isWithin = (name: NumberName, number: number): boolean =>
  number >= choiceLimits[name].min && number <= choiceLimits[name].max;

function readWeights(search: URLSearchParams): ChoiceWeights | null {
  const given = choiceCriteria.flatMap((name) => {
    const weight = Number(search.get(name) ?? 0);
    return weight > 0 ? [[name, weight] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Returns the fields of a form or an address that stand for needs; what is usual is left out. */
export function chooseFields({ numbers, weights, ...inputs }: ChooseInputs): [name: string, value: string][] {
  const { use, kind, fuel, hasSocket, hasPassenger, city, not, shown, words } = inputs;
  if (words !== null) return [['words', words], ...(city === null ? [] : [['city', city] satisfies [string, string]])];
  const texts = {
    use: use === 'commute' ? undefined : use,
    kind,
    fuel,
    socket: hasSocket ? undefined : 'false',
    passenger: hasPassenger ? 'true' : undefined,
    ...numbers,
    ...weights,
    city: city ?? undefined,
    not: not ?? undefined,
    show: shown === chosenShown.usual ? undefined : shown,
  };
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === 0 ? [] : [[name, String(value)]],
  );
}

const criteria: readonly string[] = choiceCriteria;

/** Checks whether a field says how much a criterion matters. */
export const isWeight = (name: string): boolean => criteria.includes(name);

/** Returns the query string of needs. */
export const chooseSearch = (inputs: ChooseInputs): string => new URLSearchParams(chooseFields(inputs)).toString();
