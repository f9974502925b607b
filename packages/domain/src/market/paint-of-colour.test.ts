import { describe, expect, it } from 'vitest';
import { colourOfPaint, paintOfColour } from './paint-of-colour.ts';

const paints = [
  { name: 'Signal Red', hex: '#c1121f' },
  { name: 'Night Blue', hex: '#1d3557' },
];

describe('paintOfColour', () => {
  it('takes the paint that comes nearest', () => {
    expect(paintOfColour('Blue', paints)?.name).toBe('Night Blue');
    expect(paintOfColour('Red', paints)?.name).toBe('Signal Red');
  });

  it('takes the first one where nobody says a colour, and none of a model without any', () => {
    expect(paintOfColour(null, paints)?.name).toBe('Signal Red');
    expect(paintOfColour('Blue', [])).toBeNull();
  });
});

describe('colourOfPaint', () => {
  it.each([
    ['#ffffff', 'White'],
    ['#0b0b0c', 'Black'],
    ['#d4af37', 'Yellow'],
  ])('calls %s %s', (hex, name) => {
    expect(colourOfPaint({ hex })).toBe(name);
  });
});
