import { describe, expect, it } from 'vitest';
import { bikeNameOf, emptySellAnswers, withChanges } from './sell-answers.ts';

const honda = { id: 3, name: 'Honda', slug: 'honda' };
const told = { ...emptySellAnswers, brand: honda, model: 'Activa', version: 'Deluxe' };

describe('withChanges', () => {
  it('clears model and version with another brand', () => {
    const changed = withChanges(told, { brand: { id: 4, name: 'TVS', slug: 'tvs' } });
    expect(changed).toMatchObject({ model: '', version: '' });
  });

  it('keeps them where the same brand is chosen again', () => {
    expect(withChanges(told, { brand: { ...honda } })).toMatchObject({ model: 'Activa', version: 'Deluxe' });
  });

  it('clears the version with another model', () => {
    expect(withChanges(told, { model: 'Shine' })).toMatchObject({ brand: honda, version: '' });
  });
});

describe('bikeNameOf', () => {
  it('is brand and model, as far as they are there', () => {
    expect(bikeNameOf(told)).toBe('Honda Activa');
    expect(bikeNameOf({ ...emptySellAnswers, brand: honda })).toBe('Honda');
    expect(bikeNameOf(emptySellAnswers)).toBe('');
  });
});
