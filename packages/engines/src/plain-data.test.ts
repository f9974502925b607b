import { bikeDetailSchema } from '@dopahiya/domain/bikes';
import { onRoadPriceSchema } from '@dopahiya/domain/prices';
import { expect, it } from 'vitest';
import { apiFilters, conditionsIn } from './bike-conditions.ts';
import { ChatReader, emptyThread } from './chat.ts';
import { intentModel } from './chat/fixtures/intent-model.ts';
import { judgeQuotation } from './judgement.ts';
import { writeLetter } from './letter.ts';
import { loanCosts, loanSchedule, savingOf } from './loan.ts';
import { compareOwnership, ownedBikeOf, paidByYear } from './ownership.ts';
import { BrandNames, type CatalogueNames, NameIndex, PlaceIndex, type PlaceNames } from './parser.ts';
import { readSearch } from './testing.ts';
import { readPaper } from './quotation-reader.ts';
import { todaysModel } from './todays-model.ts';
import { valueBike } from './valuation.ts';

/** Simulates sending a value as JSON. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const price = onRoadPriceSchema.parse({
  variant: null,
  city: 'Delhi',
  state: 'Delhi',
  ex_showroom_price: 92_529,
  on_road_price: 107_460,
  lines: [],
  missing: [],
});
const bike = bikeDetailSchema.parse({
  id: 1,
  slug: 'activa-125',
  name: 'Activa 125',
  fuel_type: 'Petrol',
  mileage: 51,
});
const loan = { amount: 80_000, interest: 10, months: 36, type: 'arrears' } as const;
const plan = {
  kmPerDay: 30,
  daysPerMonth: 25,
  years: 2,
  petrol: { from: 100, usual: 102, to: 104 },
  electricity: { from: 4, usual: 6, to: 7 },
  loan: null,
};

const { quotation } = readPaper('Ex 92529\nRTO 7902\nHelmet free\nHandling 1850\nTotal 1,02,281');
const judged = (question: Parameters<typeof judgeQuotation>[0]) => judgeQuotation(question);
const owned = [ownedBikeOf(bike, price)].filter((one) => one !== null);

const used = {
  slug: 'activa',
  brand: 'honda',
  electric: false,
  cc: 110,
  newPrice: { amount: 78_166, kind: 'on-sale' },
  year: 2021,
  km: 20_000,
  owner: 1,
  state: null,
} as const;

const chatNames: CatalogueNames & PlaceNames = {
  brands: [{ slug: 'honda', name: 'Honda' }],
  bikes: [{ key: 'honda/activa', name: 'Activa', status: 'on_sale', price: 78_166 }],
  cities: [{ city: { slug: 'pune' }, names: ['Pune'], state: 'MH' }],
  states: [{ code: 'MH', names: ['Maharashtra'] }],
};

const answers: readonly [name: string, answer: (through: typeof sent) => unknown][] = [
  ['a paper that was read', (through) => readPaper(through('Ex 92529, dated 3/6/2026'))],
  ['a judgement', (through) => judged(through({ quotation, price, wanted: ['ew'] }))],
  ['a letter', (through) => writeLetter(judged({ quotation, price }), through({ bike: 'Activa', language: 'hi' }))],
  ['the costs of a loan', (through) => loanCosts(through(loan))],
  ['its schedule', (through) => loanSchedule(through(loan), through({ amount: 9000, after: 6, less: 'emi' }))],
  ['what a part payment saves', (through) => savingOf(loan, through({ amount: 9000, after: 6, less: 'months' }))],
  ['a bike as far as owning it costs money', (through) => ownedBikeOf(through(bike), through(price))],
  ['what owning costs', (through) => compareOwnership(through(owned), through(plan))],
  ['what owning costs by year', (through) => paidByYear(through(compareOwnership(owned, plan)))],
  ['what a used bike is worth', (through) => valueBike(through(todaysModel), through(used), { year: 2026, month: 8 })],
  ['what a search was read as', (through) => readSearch(through('scooter under 1 lakh'))],
  [
    'what the bot was asked',
    (through) =>
      new ChatReader(new NameIndex(through(chatNames)), new PlaceIndex(through(chatNames)), intentModel).read(
        through('activa price'),
        through(emptyThread),
      ),
  ],
  ['conditions as the API takes them', (through) => apiFilters(conditionsIn(through([['budget', '0-100000']])))],
];

it.each(answers)('takes and gives plain data: %s', (_, answer) => {
  const direct = answer((value) => value);
  expect(direct).toBeTruthy();
  expect(sent(direct)).toEqual(direct);
  expect(answer(sent)).toEqual(direct);
});
