import { describe, expect, it } from 'vitest';
import { comparedBikesSchema, comparisonSchema } from './comparison.ts';

const shine = { id: 1, name: 'Shine' };
const unicorn = { id: 2, name: 'Unicorn' };

describe('comparisonSchema', () => {
  it('needs two bikes', () => {
    expect(comparisonSchema.parse({ id: 1, bikes: [shine, unicorn] }).bikes).toHaveLength(2);
    expect(comparisonSchema.safeParse({ id: 1, bikes: [shine] }).success).toBe(false);
  });
});

describe('comparedBikesSchema', () => {
  it('knows every bike as its own page does', () => {
    const { bikes } = comparedBikesSchema.parse({ bikes: [shine, { ...unicorn, kerb_weight: '139 kg' }] });
    expect(bikes.map(({ kerb_weight }) => kerb_weight)).toEqual([null, 139]);
  });
});
