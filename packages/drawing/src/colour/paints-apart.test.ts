import { describe, expect, it } from 'vitest';
import { paintsApart } from './paints-apart.ts';

const red = { base: '#a51d27' };
const brighterRed = { base: '#b3202a' };
const navy = { base: '#2a3f73' };
const blue = { base: '#2d6da3' };
const white = { base: '#eeece6' };
const black = { base: '#17181b' };

describe('paintsApart', () => {
  it('leaves every bike its best-known paint where these differ', () => {
    expect(paintsApart([[red, white], [navy, red], [white]])).toEqual([0, 0, 0]);
  });

  it('gives the later of two bikes in one colour its next paint', () => {
    expect(
      paintsApart([
        [red, white],
        [brighterRed, black],
      ]),
    ).toEqual([0, 1]);
  });

  it.each([
    ['two reds', red, brighterRed],
    ['two blues, one of them dark', navy, blue],
    ['two whites', white, { base: '#e9eaea' }],
    ['two blacks', black, { base: '#26282b' }],
  ])('takes %s for one colour', (_, one, other) => {
    expect(paintsApart([[one], [other, { base: '#e7b63a' }]])).toEqual([0, 1]);
  });

  it.each([
    ['red and orange', red, { base: '#c45f2c' }],
    ['navy and black', navy, black],
    ['black and mid grey', black, { base: '#6a7076' }],
  ])('tells %s apart', (_, one, other) => {
    expect(paintsApart([[one], [other, white]])).toEqual([0, 0]);
  });

  it('skips what any bike before wears', () => {
    expect(paintsApart([[red], [white], [brighterRed, white, black]])).toEqual([0, 0, 2]);
  });

  it('takes the paint that differs most where all are worn already', () => {
    expect(paintsApart([[red], [red, brighterRed]])).toEqual([0, 1]);
  });

  it('knows nothing better than the first of a bike without paints, or with one that is no colour', () => {
    expect(paintsApart([[], [red], [{ base: 'red' }]])).toEqual([0, 0, 0]);
  });
});
