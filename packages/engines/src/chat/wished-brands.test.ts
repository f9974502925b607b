import { expect, it } from 'vitest';
import { lastMeaning } from './fixtures/meaning-of.ts';

it.each([
  ['only electric', 'search fuel=electric'],
  ['here electric scooter', 'search body=scooter fuel=electric'],
  ['sirf electric', 'search fuel=electric'],
  ['pure electric scooter', 'search body=scooter fuel=electric'],
  ['best indian bike', 'search sort=best'],
  ['simple bike for daily use', 'search use=commute'],
  ['does it matter which bike', 'advice'],
])('‘%s’ names no brand by an ordinary word', (message, meaning) => {
  expect(lastMeaning(message)).toBe(meaning);
});

it.each([
  ['only ola', 'search brand=ola-electric'],
  ['ola electric scooters', 'search body=scooter brand=ola-electric'],
  ['hero electric', 'search brand=hero-electric'],
  ['royal enfeild bikes', 'search brand=royal-enfield'],
  ['pure ev', 'search brand=pure-ev'],
  ['simple energy scooters', 'search body=scooter brand=simple-energy'],
  ['Indian', 'search brand=indian'],
  ['indian showroom in pune', 'dealer brand=indian city=pune'],
])('‘%s’ names a brand', (message, meaning) => {
  expect(lastMeaning(message)).toBe(meaning);
});

it.each([
  [['bikes under 1 lakh', 'only electric'], 'search budget_max=100000 fuel=electric'],
  [['bikes under 1 lakh', 'only electric', 'electric scooter'], 'search body=scooter budget_max=100000 fuel=electric'],
  [['classic 350 vs meteor 350', 'cheapest electric scooter'], 'search body=scooter fuel=electric sort=price'],
  [['classic 350 vs meteor 350', 'cheapest scooter'], 'search body=scooter sort=price'],
  [['classic 350 vs meteor 350', 'second hand bikes in delhi'], 'used_search city=delhi'],
  [['classic 350 vs meteor 350', 'second hand electric scooter'], 'used_search body=scooter fuel=electric'],
])('%j keep no brand that nobody wishes', (messages, meaning) => {
  expect(lastMeaning(...messages)).toBe(meaning);
});

it.each([
  ['sports bike not ktm', 'search body=sports without=ktm'],
  ['sports bike nahi ktm', 'search body=sports without=ktm'],
  ['ktm nahi chahiye, sports bike batao', 'search body=sports without=ktm'],
  ['scooters except the activa', 'search body=scooter without=honda/activa'],
  ['scooters other than honda under 1 lakh', 'search body=scooter budget_max=100000 without=honda'],
  ['केटीएम के अलावा स्पोर्ट्स बाइक', 'search body=sports without=ktm'],
  ['price of activa not jupiter', 'on_road_price bike=honda/activa'],
  ['activa nahi jupiter ka price', 'on_road_price bike=tvs/jupiter'],
  ['why not activa or jupiter', 'compare bikes=honda/activa,tvs/jupiter'],
])('‘%s’ wishes for nothing that it refuses', (message, meaning) => {
  expect(lastMeaning(message)).toBe(meaning);
});

it('a brand that is refused is wished for no more, and the other way round', () => {
  expect(lastMeaning('bikes under 1 lakh', 'only hero', 'not hero')).toBe('search budget_max=100000 without=hero');
  expect(lastMeaning('bikes under 1 lakh', 'not hero', 'only hero')).toBe('search brand=hero budget_max=100000');
  expect(lastMeaning('bikes under 1 lakh', 'no, Honda')).toBe('search brand=honda budget_max=100000');
});

it.each([
  ['any sale going on', 'offers'],
  ['abe saale', 'greeting'],
  ['emi kia hota hai', 'emi'],
  ['kia seltos price', 'out_of_scope'],
])('‘%s’ is an insult or a car only where it says so', (message, meaning) => {
  expect(lastMeaning(message)).toBe(meaning);
});
