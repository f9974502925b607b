import { describe, expect, it } from 'vitest';
import { formatSpecification } from './specification-groups.ts';
import type { Specifications } from './specification-fields.ts';
import { variantsWithAbs } from './variants-with-abs.ts';

const variants = (...names: string[]) => names.map((name) => ({ name }));

describe('variantsWithAbs', () => {
  it('are those that are called so, where not all are', () => {
    expect(variantsWithAbs(125, variants('Drum', 'TFT Single-channel ABS', 'iGO'))).toEqual([
      { name: 'TFT Single-channel ABS' },
    ]);
    expect(variantsWithAbs(125, variants('ABS', 'Dual-channel ABS'))).toEqual([]);
    expect(variantsWithAbs(125, variants('Drum', 'Absolute Edition'))).toEqual([]);
  });

  it('are not told apart where the law gives it to all, or where the size is not known', () => {
    expect(variantsWithAbs(160, variants('Drum', 'Dual-channel ABS'))).toEqual([]);
    expect(variantsWithAbs(null, variants('Drum', 'ABS'))).toEqual([]);
  });

  it.each([
    [125, ['Drum', 'Single-channel ABS'], true, 'On some variants'],
    [160, ['Drum', 'Single-channel ABS'], true, 'Yes'],
    [125, [], true, 'Yes'],
    [125, ['Drum', 'Single-channel ABS'], false, 'No'],
  ])('a specification of %i cc with %j and ABS %s says %s', (engine_capacity, names, abs, said) => {
    const bike = { engine_capacity, abs, variants: variants(...names) } as unknown as Specifications;
    expect(formatSpecification(bike, { field: 'abs', label: 'ABS' })).toBe(said);
  });
});
