import { describe, expect, it } from 'vitest';
import { riderFit } from './rider-fit.ts';

describe('riderFit', () => {
  it.each([
    [765, 170, 'flat'],
    [805, 170, 'flat'],
    [840, 170, 'balls'],
    [910, 170, 'tiptoe'],
    [840, 155, 'tiptoe'],
    [880, 150, 'short'],
    [835, 185, 'flat'],
  ] as const)('puts a seat of %i mm and a rider of %i cm down as %s', (seatHeight, height, fit) => {
    expect(riderFit(seatHeight, height)).toBe(fit);
  });
});
