import { expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

it('proposes a valid end of an address for a name, also for one that is cut between two words', () => {
  expect(slugOf('Honda, Pune Camp')).toBe('honda-pune-camp');
  const cut = slugOf(`${'a'.repeat(79)} camp`);
  expect([cut, isSlug(cut)]).toEqual(['a'.repeat(79), true]);
});
