import { describe, expect, it } from 'vitest';
import { amountOfPrice } from './amount-of-price.ts';

const steps = [
  { up_to: 100_000, percent: 8 },
  { up_to: null, percent: 10 },
];

describe('amountOfPrice', () => {
  it('takes the per cent of the step that the price falls into, of the whole price', () => {
    expect(amountOfPrice({ share: 1, min: 0, steps }, 100_000)).toBe(8000);
    expect(amountOfPrice({ share: 1, min: 0, steps }, 100_010)).toBe(10_001);
  });

  it('takes it of the part that is taxed', () => {
    expect(amountOfPrice({ share: 1 / 1.18, min: 0, steps }, 118_000)).toBe(8000);
  });

  it('is never below the least, and a step may be whole rupees', () => {
    expect(amountOfPrice({ share: 1, min: 1500, steps }, 10_000)).toBe(1500);
    expect(amountOfPrice({ share: 1, min: 0, steps: [{ up_to: null, rupees: 600 }] }, 90_000)).toBe(600);
  });

  it('is not known above the last step', () => {
    expect(amountOfPrice({ share: 1, min: 0, steps: [{ up_to: 50_000, percent: 4 }] }, 60_000)).toBeNull();
  });
});
