import { runningCostsSchema } from '@dopahiya/domain/prices';
import { describe, expect, it } from 'vitest';
import { states } from '../pricing/states.ts';
import { homeTariffs, petrolOfStates } from './energy-tariffs.ts';
import { runningCostsIn } from './running-costs.ts';

describe('runningCostsIn', () => {
  it('has the day and the source of each price', () => {
    expect(runningCostsIn('Delhi', 'Delhi')).toMatchObject({
      petrol: { price: 102.12, from: 102.12, to: 102.12, date: '2026-06-07', confidence: 'high' },
      electricity: { price: 6, from: 4.5, date: '2025-26', confidence: 'low' },
    });
  });

  it('leaves room in a town whose price is that of the state', () => {
    expect(runningCostsIn('Nashik', 'Maharashtra').petrol).toMatchObject({
      price: 111.21,
      from: 109.71,
      to: 112.71,
      confidence: 'medium',
    });
  });

  it('keeps to the contract in every state, lowest to highest', () => {
    for (const state of states) {
      const { petrol, electricity, public_charging } = runningCostsSchema.parse(runningCostsIn('A town', state));
      const prices = [petrol, electricity, public_charging].filter((price) => price !== null);
      expect(
        prices.filter(({ from, price, to }) => from > price || price > to),
        state,
      ).toEqual([]);
    }
  });

  it('is null where nobody knows', () => {
    expect(runningCostsIn('Kavaratti', 'Lakshadweep')).toMatchObject({ petrol: null, electricity: null });
  });

  it('knows states by the names of the catalogue alone', () => {
    const known = new Set<string>(states);
    expect([...Object.keys(petrolOfStates), ...Object.keys(homeTariffs)].filter((state) => !known.has(state))).toEqual(
      [],
    );
  });
});
