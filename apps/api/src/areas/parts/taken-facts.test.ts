import { describe, expect, it } from 'vitest';
import { takenFacts, takenFields } from './taken-facts.ts';

const general = { kind: 'knowledge', title: 'Published figures, not verified', confidence: 'middle' } as const;
const brochure = {
  kind: 'maker',
  title: 'Brochure of the maker',
  year: 2026,
  confidence: 'high',
  fields: ['front_tyre_size'],
} as const;

describe('takenFacts', () => {
  it('names for each known fact the source that names it, else the one that holds for all others', () => {
    const facts = takenFacts(
      {
        battery_capacity: null,
        specifications: { front_tyre_size: '90/90-12', headlight_type: 'Halogen' },
        sources: [general, { ...brochure, fields: ['front_tyre_size'] }],
      },
      'en',
    );
    expect(facts.filter(({ value }) => value !== null)).toEqual([
      { field: 'front_tyre_size', value: '90/90-12', source: { title: brochure.title, year: 2026 } },
      { field: 'headlight_type', value: 'Halogen', source: { title: general.title, year: null } },
    ]);
  });

  it('leaves a fact null that the catalogue does not know, and a source that nobody gave', () => {
    const facts = takenFacts({ battery_capacity: 3.7, specifications: {}, sources: [] }, 'en');
    expect(facts.map(({ field }) => field)).toEqual(takenFields);
    expect(facts.filter(({ value }) => value !== null)).toEqual([
      { field: 'battery_capacity', value: 3.7, source: null },
    ]);
  });
});
