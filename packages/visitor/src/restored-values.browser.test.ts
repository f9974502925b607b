import { beforeEach, expect, it } from 'vitest';
import {
  chosenCity,
  comparedBikes,
  favourites,
  languageChoice,
  recentlyViewed,
  recentSearches,
  type Remembered,
  riderHeight,
  seenListings,
  termsAnswer,
  themeChoice,
  unsentFavourites,
} from './index.ts';
import { unsentForms } from './unsent-forms.ts';

interface Stored<Value> {
  key: string;
  value: Remembered<Value>;
  sample: Value;
}

/** Hides the type of the value, so that different values stand in one list. */
const stored = <Value>(key: string, value: Remembered<Value>, sample: NoInfer<Value>) =>
  ({ key, value, sample }) as Stored<unknown>;

const bike = { slug: 'shine', name: 'Shine', brand: { name: 'Honda', slug: 'honda' }, price: null, key_highlights: [] };

beforeEach(() => localStorage.clear());

it.each([
  stored('city', chosenCity, { name: 'Pune', state: 'Maharashtra' }),
  stored('compared-bikes', comparedBikes, [bike] as never),
  stored('recently-viewed', recentlyViewed, [bike] as never),
  stored('favourites', favourites, ['shine', 'used-7']),
  stored('favourites-unsent', unsentFavourites, { owner: 'asha', added: ['shine'], removed: ['r15'], at: 5 }),
  stored('recent-searches', recentSearches, ['scooter under 1 lakh']),
  stored('rider-height', riderHeight, 162),
  stored('seen-listings', seenListings, {
    username: 'asha',
    listings: [
      { id: '7', title: 'Honda Activa, 2021', price: 55_000, status: 'pending' },
      { id: '8', title: 'Hero Splendor, 2019', price: null, status: 'draft' },
    ],
  }),
  stored('terms-answer', termsAnswer, { answer: 'accepted' as const, edition: '2026-11-29' }),
  stored('language', languageChoice, 'hi'),
  stored('theme', themeChoice, 'dark'),
  stored('unsent-forms', unsentForms, [
    { form: '/used-bikes/7', values: { text: 'Is it still there?' }, waitsForSignIn: true },
  ]),
])('$key is there again after the page is loaded anew', ({ key, value, sample }) => {
  value.write(sample);
  // Other spacing, so that it is parsed again, as on the next page.
  localStorage.setItem(key, JSON.stringify(JSON.parse(localStorage.getItem(key) ?? 'null'), null, 1));
  if (typeof sample !== 'object') localStorage.setItem(key, ` ${localStorage.getItem(key)}`);
  expect(value.read()).toEqual(sample);
});
