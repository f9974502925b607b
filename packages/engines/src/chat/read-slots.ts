import { isUnclear } from '../parser/names/find-models.ts';
import { type ChatSlots, hasSlot, type Intent } from './chat-intents.ts';
import { readNumbers } from '../parser/numbers/read-numbers.ts';
import {
  besideItem,
  readAspect,
  readBody,
  readFeatures,
  readField,
  readFuel,
  readItem,
  readLender,
  readPart,
  readSort,
  readUse,
} from './read-choices.ts';
import { readWishes } from '../plain-words/read-names.ts';
import type { MessageParts } from './said.ts';
import { topicOf } from './intents/topics.ts';

/** Reads the slots of an intent from the message alone. */
export function readSlots(intent: Intent, said: MessageParts): ChatSlots {
  const all = { ...namesOf(intent, said), ...choicesOf(intent, said), ...amountsOf(intent, said) };
  return Object.fromEntries(
    Object.entries(all).filter(([slot, value]) => value !== undefined && hasSlot(intent, slot)),
  ) as ChatSlots;
}

function namesOf(
  intent: Intent,
  { models, brands, places, refused }: MessageParts,
): Partial<Record<keyof ChatSlots, unknown>> {
  const clear = models.flatMap((mention) => (isUnclear(mention) ? [] : mention.models));
  const city = places.find((place) => place.city !== undefined)?.city;
  const states = places.map(({ state }) => state);
  const [first, second] = states;
  return {
    bike: clear[0],
    bikes: clear.length > 0 ? [...new Set(clear)] : undefined,
    brand: brands[0] ?? (intent === 'upcoming' ? models[0]?.brand : undefined),
    brands: brands.length > 1 ? [...new Set(brands)] : undefined,
    without: refused.length > 0 ? refused : undefined,
    city,
    state: first,
    from_state: second === undefined ? undefined : first,
    to_state: second,
  };
}

function choicesOf(
  intent: Intent,
  { words, text, models, numbers, places, situation, refusedBody, fuelLeft }: MessageParts,
): Partial<Record<keyof ChatSlots, unknown>> {
  const features = readFeatures(words);
  const sort = readSort(words);
  const body = readBody(words);
  return {
    body: body === refusedBody ? undefined : body,
    without_body: refusedBody,
    fuel: fuelLeft ?? readFuel(words),
    use: readUse(text),
    rider:
      readWishes(words)
        .map((wish) => wish.words)
        .join(' ') || undefined,
    sort: sort === 'mileage' && numbers.minKmpl !== undefined ? undefined : sort,
    features: features.length > 0 ? features : undefined,
    aspect: readAspect(words),
    item: readItem(words),
    part: readPart(words),
    lender: readLender(text),
    field: models.length > 0 || intent === 'spec' ? readField(words) : undefined,
    topic:
      (intent === 'situation' ? situation : topicOf(intent, words)) ??
      (isInterstate(intent, places) ? 'interstate' : undefined),
  };
}

function amountsOf(intent: Intent, { numbers, words }: MessageParts): Partial<Record<keyof ChatSlots, unknown>> {
  const months = numbers.months;
  const isLeast = numbers.isLeastYear === true;
  const isMost = numbers.moneyMax ?? numbers.money;
  return {
    amount: amountOf(intent, numbers.money, words),
    budget_min: numbers.moneyMin,
    budget_max: isMost,
    emi_max: numbers.monthly,
    down: numbers.down,
    rate: numbers.rate,
    months,
    years: months === undefined || !hasWholeYears(months) ? undefined : months / 12,
    year: isLeast ? undefined : numbers.year,
    year_min: isLeast ? numbers.year : undefined,
    km: numbers.km,
    km_max: numbers.km,
    km_per_day: numbers.kmPerDay,
    owner_no: numbers.owner,
    height_cm: numbers.height,
    cc_min: numbers.ccMin,
    cc_max: numbers.ccMax,
    min_kmpl: numbers.minKmpl,
    min_range_km: numbers.minRange ?? (/range|रेंज/u.test(words) ? numbers.km : undefined),
  };
}

const hasWholeYears = (months: number): boolean => months % 12 === 0;

/** Checks for a transfer between two states. */
const isInterstate = (intent: Intent, places: MessageParts['places']): boolean =>
  intent === 'ownership_transfer' && new Set(places.map(({ state }) => state)).size > 1;

const ofAmounts: ReadonlySet<Intent> = new Set(['safety_check', 'quote_check', 'emi']);

/** Returns the amount a question is about; with several amounts, the one next to the item. */
function amountOf(intent: Intent, money: number | undefined, words: string): number | undefined {
  if (!ofAmounts.has(intent)) return undefined;
  const item = intent === 'quote_check' ? readItem(words) : undefined;
  const beside = item === undefined ? null : besideItem(words, item);
  return (beside && (sumIn(beside.behind) ?? lastSumIn(beside.before))) ?? money;
}

const sumIn = (text: string): number | undefined => readNumbers(text).said.money;
const lastSumIn = (text: string): number | undefined => sumIn(text.split(/[,;+]/).at(-1) ?? '');
