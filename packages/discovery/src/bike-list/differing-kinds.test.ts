import { describe, expect, it } from 'vitest';
import * as texts from '#texts/bike-list';
import { buildBikeCard } from '../testing.ts';
import { differingKinds } from './differing-kinds.ts';

const certified = { ...buildBikeCard(), mileage: 60, mileage_kind: 'certified' as const };
const reported = { ...buildBikeCard(), mileage: 50, mileage_kind: 'reported' as const };
const unknown = { ...buildBikeCard(), mileage: null, mileage_kind: null };
const list = { sorts: ['popularity', 'mileage', 'range'] as const };
const byMileage = { sort: 'mileage' } as const;

describe('differingKinds', () => {
  it('says so of a list that is sorted by mileage and has several kinds of it', () => {
    expect(differingKinds(list, byMileage, [reported, certified, reported])).toEqual({
      field: 'mileage',
      kinds: ['certified', 'reported'],
    });
  });

  it.each(['min_mileage', 'max_mileage'])('says so of a list that is narrowed by %s', (name) => {
    const narrowed = { ...list, parameters: [[name, '50']] as const };
    expect(differingKinds(narrowed, { sort: undefined }, [certified, reported])?.field).toBe('mileage');
  });

  it('says so of ranges', () => {
    const bikes = [
      { ...unknown, battery_range: 120, range_kind: 'certified' as const },
      { ...unknown, battery_range: 110, range_kind: null },
    ];
    expect(differingKinds(list, { sort: 'range' }, bikes)).toEqual({
      field: 'battery_range',
      kinds: ['certified', null],
    });
  });

  it('says nothing where all that is known is of one kind', () => {
    expect(differingKinds(list, byMileage, [certified, certified, unknown])).toBeNull();
  });

  it('says nothing of a list that goes by something else', () => {
    expect(differingKinds(list, { sort: undefined }, [certified, reported])).toBeNull();
  });
});

describe('the note above a list of differing kinds', () => {
  it('names the kinds that stand in one order', () => {
    expect(texts.differingKinds('mileage', ['certified', 'claimed', 'reported'])).toBe(
      'These mileages are certified in the official test, claimed by the maker and reported by owners and road tests. Each bike shows which. On the road, expect less than the certified or claimed figure.',
    );
    expect(texts.differingKinds('battery_range', ['claimed', null])).toContain(
      'These ranges are claimed by the maker and from unknown sources.',
    );
  });
});
