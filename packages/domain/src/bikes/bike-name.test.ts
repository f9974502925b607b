import { describe, expect, it } from 'vitest';
import { fullNameOf } from './bike-name.ts';

describe('fullNameOf', () => {
  it.each([
    [{ brand: { name: 'Royal Enfield', slug: 'royal-enfield' }, name: 'Classic 350' }, 'Royal Enfield Classic 350'],
    [{ brand: { name: 'Ather', slug: 'ather' }, name: 'ATHER 450S' }, 'ATHER 450S'],
    [{ brand: { name: 'Unknown Brand', slug: 'unknown-brand' }, name: 'Activa 6G' }, 'Activa 6G'],
  ])('says brand and name once: %j', (bike, expected) => {
    expect(fullNameOf(bike)).toBe(expected);
  });
});
