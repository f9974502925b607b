import { expect, it } from 'vitest';
import { missInWords } from './misses-in-words.ts';

type Missed = Parameters<typeof missInWords>;

const context = {
  bike: { status: 'on_sale', is_electric: false },
  needs: { use: 'commute' },
  city: 'Pune',
} as Missed[1];

it.each([
  ['budget', 112_000, 100_000, /₹12,000/],
  ['monthly', 4500, 4000, /₹500/],
  ['weight', 195, 150, /kg/],
  ['seat', 830, 780, /mm/],
])('says a miss of %s in its own unit', (kind, value, limit, words) => {
  expect(missInWords({ kind, is_unknown: false, value, limit } as Missed[0], context)).toMatch(words);
});
