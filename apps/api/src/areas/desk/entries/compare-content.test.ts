import { describe, expect, it } from 'vitest';
import { compareContent, valueAt, withValue } from './compare-content.ts';

const model = {
  slug: 'vega-100',
  price: 60_000,
  specifications: { mileage: 60, abs: false },
  colours: [{ name: 'Red', hex: '#ff0000' }],
};

describe('compareContent', () => {
  it('finds no change in content whose keys stand in another order', () => {
    const { slug, ...rest } = model;
    expect(compareContent(model, { ...rest, slug })).toEqual([]);
  });

  it('names changed, added and removed values by their path, and a list as a whole', () => {
    const after = {
      ...model,
      price: 61_000,
      specifications: { mileage: 62, kerb_weight: 110 },
      colours: [{ name: 'Red', hex: '#ee0000' }],
    };
    expect(compareContent(model, after)).toEqual([
      { path: 'price', before: 60_000, after: 61_000 },
      { path: 'specifications.mileage', before: 60, after: 62 },
      { path: 'specifications.abs', before: false, after: null },
      { path: 'specifications.kerb_weight', before: null, after: 110 },
      { path: 'colours', before: model.colours, after: after.colours },
    ]);
  });

  it('takes pairs whose names hold a dot as one value', () => {
    const [before, after] = [{ pairs: { 'No. of seats': '2' } }, { pairs: { 'No. of seats': '1' } }];
    expect(compareContent(before, after)).toEqual([{ path: 'pairs', before: before.pairs, after: after.pairs }]);
  });

  it('compares with nothing', () => {
    expect(compareContent(undefined, { title: 'New' })).toEqual([{ path: 'title', before: null, after: 'New' }]);
  });
});

describe('withValue', () => {
  it('sets and removes a value, also in an object that is not there', () => {
    const set = withValue(model, 'specifications.mileage', 70);
    expect(valueAt(set, 'specifications.mileage')).toBe(70);
    expect(valueAt(set, 'specifications.abs')).toBe(false);
    expect(withValue(set, 'specifications.mileage', undefined)['specifications']).toEqual({ abs: false });
    expect(withValue({}, 'drawing.retro', true)).toEqual({ drawing: { retro: true } });
  });
});
