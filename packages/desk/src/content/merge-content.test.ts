import { describe, expect, it } from 'vitest';
import { mergeContent } from './merge-content.ts';
import { isSame, valueAt, withValue } from './values.ts';

const base = { name: 'Activa', specifications: { mileage: 45, seat_height: 764 }, colours: ['Red'] };

describe('two contents that went apart', () => {
  it('are merged value by value, with a conflict where both changed one', () => {
    const mine = { ...base, name: 'Activa 6G', specifications: { mileage: 47, seat_height: 764 } };
    const theirs = { ...base, name: 'Activa Six', specifications: { mileage: 45, seat_height: 765 }, colours: [] };
    expect(mergeContent({ base, mine, theirs })).toEqual({
      merged: { name: 'Activa 6G', specifications: { mileage: 47, seat_height: 765 }, colours: [] },
      conflicts: [{ path: 'name', mine: 'Activa 6G', theirs: 'Activa Six' }],
    });
  });

  it('take over what only one side removed', () => {
    const { colours: _colours, ...theirs } = base;
    expect(mergeContent({ base, mine: { ...base, name: 'Activa 6G' }, theirs }).merged).toEqual({
      ...theirs,
      name: 'Activa 6G',
    });
  });

  it('are all conflicts where it is not known what both began with', () => {
    const mine = { ...base, name: 'Activa 6G' };
    const { conflicts } = mergeContent({ base: null, mine, theirs: { ...base, colours: ['Blue'] } });
    expect(conflicts.map(({ path }) => path)).toEqual(['name', 'colours']);
  });
});

describe('a value at a path', () => {
  it('is set and removed without leaving empty objects, or touching others', () => {
    const filled = withValue<object>({ name: 'Activa' }, 'specifications.mileage', 45);
    expect(filled).toEqual({ name: 'Activa', specifications: { mileage: 45 } });
    expect(withValue(filled, 'specifications.mileage', undefined)).toEqual({ name: 'Activa' });
    const list = { variants: [{ name: 'STD' }, { name: 'DLX' }] };
    expect(withValue(list, 'variants.1.name', undefined)).toEqual({ variants: [{ name: 'STD' }, {}] });
    expect(valueAt(list, 'variants.0.name')).toBe('STD');
  });

  it('is the same in any order of keys, and null is not nothing', () => {
    expect(isSame({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: null }, {})).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});
