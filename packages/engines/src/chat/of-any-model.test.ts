import { expect, it } from 'vitest';
import { emptyThread } from './chat-thread.ts';
import { intentModel } from './fixtures/intent-model.ts';
import { names } from './fixtures/names.ts';
import { ChatReader } from './read-message.ts';

const reader = new ChatReader(names, intentModel);
const brands = new Map(names.brands.map(({ slug, name }) => [slug, name]));

/** Every tenth model on sale, from best-selling to least-selling. */
const models = names.bikes.filter(({ status }) => status === 'on_sale').filter((_, index) => index % 10 === 0);

it.each([
  ['# ka price', 'on_road_price'],
  ['# on road price in mumbai', 'on_road_price'],
  ['what is the mileage of #', 'mileage'],
  ['emi of # for 2 years', 'emi'],
  ['# ki kist kitni hai', 'emi'],
  ['# test ride in pune', 'test_ride'],
  ['service interval of #', 'service'],
  ['# reviews', 'reviews'],
  ['used # in delhi', 'used_search'],
  ['sell my #', 'sell'],
  ['value of my 2019 # with 20000 km', 'valuation'],
  ['seat height of #', 'spec'],
  ['# me kya colour aate hai', 'spec'],
  ['brake pad price of #', 'part'],
  ['# discount', 'offers'],
])('‘%s’ is read of any model', (question, intent) => {
  const wrong = models.filter(({ key, name }) => {
    const [brand = ''] = key.split('/');
    const reading = reader.read(question.replace('#', `${brands.get(brand) ?? ''} ${name}`), emptyThread);
    return reading.intent !== intent || reading.slots.bike !== key;
  });
  expect(wrong).toEqual([]);
});
