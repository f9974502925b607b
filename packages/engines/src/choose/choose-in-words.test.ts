import type { Miss } from '@dopahiya/domain/bikes';
import { describe, expect, it } from 'vitest';
import {
  compareBikes,
  duelInWords,
  missedInWords,
  missInWords,
  moveInWords,
  rivalNoteInWords,
  rivalNoteOf,
  rivalsInWords,
  rivalsOf,
} from '../choose.ts';
import { buildChoiceBike } from './testing.ts';

const bike = buildChoiceBike('Livo', { price: 90_000, mileage: 50, weight: 114, power: 7.9 });
const better = buildChoiceBike('Shine 100', { price: 85_900, mileage: 56, weight: 99, power: 7.9 });

const said = (...others: (typeof bike)[]) => {
  const { beatenBy, count, openCount, ...rivals } = rivalsOf(bike, others);
  const counts = { beaten_by_count: count, open_count: openCount };
  return rivalsInWords({ ...rivals, ...counts, city: 'Pune', bike, beaten_by: beatenBy });
};

describe('what beats a bike, in words', () => {
  it('names every difference, how many bikes were compared, and where and when the prices hold', () => {
    expect(said(better)).toEqual({
      answer: 'Shine 100 beats it: ₹4,100 less, 6 kmpl more, 15 kg lighter, same power.',
      basis: 'Compared with 1 similar bike. On-road prices in Pune, June 2026.',
      open: [],
    });
  });

  it('says that nothing beats it', () => {
    expect(said({ ...better, power: 7 }).answer).toBe(
      'Nothing on sale beats it on price, mileage, weight and power together.',
    );
    expect(said()).toMatchObject({ answer: 'There is nothing like it on sale to compare it with.', basis: null });
  });

  it('says what could not be compared, and whose fact is unknown', () => {
    expect(said({ ...better, weight: null })).toMatchObject({
      answer: 'Nothing on sale whose facts we know beats it on price, mileage, weight and power together.',
      open: ['Shine 100: not compared, because we don’t know the weight of Shine 100.'],
    });
  });

  it('has the bikes’ own figures', () => {
    const { lines } = compareBikes(better, bike, ['price', 'weight']);
    expect(lines.map(({ value, other }) => [value, other])).toEqual([
      [better.price, bike.price],
      [better.weight, bike.weight],
    ]);
  });
});

describe('a note on a card', () => {
  it.each([
    [bike, [better], 'Shine 100 beats it: ₹4,100 less, 6 kmpl more, 15 kg lighter.'],
    [bike, [{ ...better, power: 7 }], 'Nothing on sale beats it.'],
    [bike, [], null],
    [{ ...bike, weight: null }, [better], 'Not compared: we don’t know its weight.'],
    [
      bike,
      [{ ...better, weight: null }],
      'Nothing we could compare beats it. We don’t know the weight of 1 similar bike.',
    ],
  ])('says what beats it, or what is unknown: %#', (one, others, note) => {
    expect(rivalNoteInWords(rivalNoteOf(one, others))).toBe(note);
  });
});

describe('two bikes compared with each other, in words', () => {
  it.each([
    [better, ['Shine 100 beats Livo: ₹4,100 less, 6 kmpl more, 15 kg lighter, same power.']],
    [
      { ...better, power: 7 },
      [
        'Neither Livo nor Shine 100 beats the other one.',
        'Livo: 0.9 bhp more.',
        'Shine 100: ₹4,100 less, 6 kmpl more, 15 kg lighter.',
      ],
    ],
    [
      { ...better, weight: null, power: 7.9 },
      [
        'We can’t say whether Livo or Shine 100 beats the other one.',
        'Shine 100: ₹4,100 less, 6 kmpl more.',
        'Both: same power.',
        'Not compared: weight. We don’t know it for Shine 100.',
      ],
    ],
  ])('say which one beats the other, and where each is better: %#', (other, sentences) => {
    expect(duelInWords(bike, other)).toEqual(sentences);
    expect(duelInWords(other, bike)).toHaveLength(sentences.length);
  });
});

const needs = { use: 'highway', height: 155, kind: 'scooter' } as const;
const context = { bike, needs, city: 'Pune' };

describe('why a bike is not in the answer, in words', () => {
  it.each<[Miss, string]>([
    [{ kind: 'budget', is_unknown: false, value: 238_000, limit: 200_000 }, '₹38,000 over your budget in Pune'],
    [{ kind: 'seat', is_unknown: false, value: 805, limit: 780 }, 'its seat is 805 mm, 25 mm above what fits 155 cm'],
    [{ kind: 'power-low', is_unknown: false, value: 8, limit: 15 }, 'it has 8 bhp, and the highway needs 15 bhp'],
    [{ kind: 'kind', is_unknown: false }, 'it isn’t a scooter'],
    [{ kind: 'abs', is_unknown: true }, 'we don’t know whether it has ABS'],
  ])('of %j is %s', (miss, words) => {
    expect(missInWords(miss, context)).toBe(words);
  });

  it('counts the bikes that miss a need', () => {
    expect(missedInWords('budget', 97)).toBe('97 cost more than your budget');
    expect(missedInWords('budget', 1)).toBe('1 costs more than your budget');
  });

  it('says why a bike moved up', () => {
    expect(moveInWords({ criterion: 'energy', percent: 12, passed: 'Splendor Plus' })).toBe(
      'Moved up: 12% cheaper to run than Splendor Plus',
    );
  });
});
