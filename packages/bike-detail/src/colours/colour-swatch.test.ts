import { describe, expect, it } from 'vitest';
import { swatchOf } from './colour-swatch.ts';

const ofName = (name: string, hex: string | null = null) => swatchOf({ name, hex, image: null });

describe('swatchOf', () => {
  it.each([
    ['Redditch Red', 'red'],
    ['Gun Grey', 'grey'],
    ['Space Gray', 'grey'],
    ['Pearl White', 'white'],
    ['STEALTH BLACK', 'black'],
    ['Jodhpur Blue', 'blue'],
    ['Sage Green', 'green'],
    ['Racing Yellow', 'yellow'],
    ['Medallion Bronze', 'lightgrey'],
  ])('takes the colour of %s from its name', (name, swatch) => {
    expect(ofName(name)).toBe(swatch);
  });

  it('prefers the value that is known', () => {
    expect(ofName('Redditch Red', '#7a2a26')).toBe('#7a2a26');
  });
});
