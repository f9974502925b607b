import { describe, expect, it } from 'vitest';
import { type CheckerState, checkerReducer, startOf } from './checker-state.ts';

const nothing = { bike: null, text: null, variant: null, city: null };
const checked: CheckerState = { bike: 'classic-350', variant: 'Redditch', city: 'Pune', isChecked: true, tab: 'emi' };

describe('checkerReducer', () => {
  it('clears variant, price and tab for another bike', () => {
    const next = checkerReducer(checked, { type: 'choose-bike', bike: 'shine' });
    expect(next).toEqual({ bike: 'shine', variant: null, city: 'Pune', isChecked: false, tab: 'price' });
  });

  it('clears the price for another city or variant', () => {
    expect(checkerReducer(checked, { type: 'choose-city', city: null })).toEqual({
      ...checked,
      city: null,
      isChecked: false,
      tab: 'price',
    });
    expect(checkerReducer(checked, { type: 'choose-variant', variant: null })).toMatchObject({ isChecked: false });
  });

  it('clears everything with the search', () => {
    expect(checkerReducer(checked, { type: 'clear' })).toEqual(startOf(nothing));
  });

  it('begins with the price of an address that names a bike', () => {
    expect(startOf({ ...nothing, bike: 'shine' })).toMatchObject({ isChecked: true, city: undefined });
  });
});
