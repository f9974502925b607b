import { readSearch } from '@dopahiya/engines/testing';
import { describe, expect, it } from 'vitest';
import { mayHaveAbsOfDearerVariants } from './may-have-abs-of-dearer-variants.ts';

const withAbs = { parameters: [['abs', 'true']] } as const;
const small = { engine_capacity: 124.8 };
const large = { engine_capacity: 155 };

describe('mayHaveAbsOfDearerVariants', () => {
  it('is so where a small bike is in a list that is narrowed to ABS, or in a search for it', () => {
    expect(mayHaveAbsOfDearerVariants(withAbs, undefined, [large, small])).toBe(true);
    expect(
      mayHaveAbsOfDearerVariants({}, readSearch('bikes with abs under 1 lakh'), [small]),
    ).toBe(true);
  });

  it('is not so where ABS does not count, for no bike of the name has it', () => {
    const reading = readSearch('bikes with abs');
    const unfit = { ...reading, unfit: reading.parts };
    expect(mayHaveAbsOfDearerVariants({}, unfit, [small])).toBe(false);
  });

  it.each([
    ['the law gives it to all of them', withAbs, [large]],
    ['their engines are not known', withAbs, [{ engine_capacity: null }]],
    ['nobody asked for it', {}, [small]],
    ['those without it are asked for', { parameters: [['abs', 'false']] as const }, [small]],
  ])('is not so where %s', (_, list, bikes) => {
    expect(mayHaveAbsOfDearerVariants(list, undefined, bikes)).toBe(false);
  });
});
