import type { PriceEvent, PricePoint } from '@dopahiya/domain/prices';
import type { SourceKind } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';

export const title = 'Price history';
export const failed = 'Known prices could not be loaded.';

export const basis = (name: string | null) =>
  name === null
    ? 'Ex-showroom prices are for Delhi.'
    : `Prices of the ${name} variant. Ex-showroom prices are for Delhi.`;
export const onlyMonth = (month: string, price: string) =>
  `In ${month} it cost ${price} ex-showroom, Delhi. We know the price of no other month.`;
export const today = (city: string, price: string, day: string) => `On the road in ${city}: ${price} on ${day}.`;
export const knownOnly = 'Only months whose price we know are shown. Gaps are months whose price we don’t know.';

export const goodTime = 'Is it a good time to buy?';
export const rose = (amount: string, from: string, to: string) =>
  `The ex-showroom price in ${to} was ${amount} higher than in ${from}.`;
export const fell = (amount: string, from: string, to: string) =>
  `The ex-showroom price in ${to} was ${amount} lower than in ${from}.`;
export const neverChanged = 'The price was the same in every month we know.';
export const changeUnknown = 'We don’t know when the price last changed.';
export const willRise = (day: string, amount: string, city: string) =>
  `On ${day} a rule changes: the on-road price in ${city} rises by ${amount}.`;
export const willFall = (day: string, amount: string, city: string) =>
  `On ${day} a rule changes: the on-road price in ${city} falls by ${amount}.`;
export const willStay = (day: string, city: string) =>
  `On ${day} a rule changes, but the on-road price in ${city} stays the same.`;
export const willBeUnknown = (day: string, city: string) =>
  `On ${day} a rule for ${city} ends. We don’t know what follows.`;
export const noKnownChange = 'We know of no coming change of a rule for this bike.';
export const ruleUnknown = 'We don’t know the next change of a rule.';

export const event = ({ kind, before, after, scheme }: PriceEvent) => {
  if (kind === 'gst') return `GST went from ${before}% to ${after}%`;
  if (after === 0)
    return `${scheme ?? 'The subsidy'} ended: until then ₹${formatNumber(before)} per kWh for eligible models`;
  return `${scheme ?? 'Subsidy'} for eligible models went from ₹${formatNumber(before)} to ₹${formatNumber(after)} per kWh`;
};
export const eventOn = (day: string, what: string, source: string) => `${day}: ${what} (${source}).`;
export const events = 'What changed prices';

export const axis = (rupees: number) => `₹${formatNumber(rupees / 1000)}k`;
export const inFigures = 'Show as a table';
export const month = 'Month';
export const exShowroom = 'Ex-showroom, Delhi';
export const onRoad = (city: string) => `On the road, ${city}`;
export const unknownOnRoad: Record<NonNullable<PricePoint['on_road_unknown']>, string> = {
  no_rules: 'Not known: we don’t know a rule or figure it needs',
  rules_changed: 'Not known: a rule changed in that month',
  subsidy: 'Not known: the listed price may include a subsidy',
  no_city: 'Not known: no city is chosen',
};
export const source = 'Source';
const kinds: Record<SourceKind, string> = {
  maker: 'the maker',
  dealer: 'dealers',
  press: 'the press',
  portal: 'vehicle portals',
  knowledge: 'general knowledge, not checked',
};
export const sourceOf = ({ kind, year }: NonNullable<PricePoint['source']>) =>
  year === null ? kinds[kind] : `${kinds[kind]} (${year})`;
export const noSource = 'not named';
