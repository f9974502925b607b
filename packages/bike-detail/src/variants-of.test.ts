import { describe, expect, it } from 'vitest';
import { buildBikeDetail } from './testing/build-bike-detail.ts';
import { buildVariants } from './testing/build-variants.ts';
import { firstVariantOf } from './variants-of.ts';

const nameFor = (price: number | null, price_month: string | null) =>
  firstVariantOf({ ...buildBikeDetail(), variants: buildVariants(), price, price_month })?.name ?? null;

describe('the variant whose price a page shows first', () => {
  it.each([
    [199_500, '2024-09', 'Heritage'],
    [181_118, '2026-06', 'Redditch'],
    [199_500, '2026-06', null],
    [null, '2026-06', 'Redditch'],
  ])('has the model’s own price %j of %j: %j', (price, month, name) => expect(nameFor(price, month)).toBe(name));

  it('is the first one where no price is known', () => {
    const variants = buildVariants().map((variant) => Object.assign(variant, { ex_showroom_price: null }));
    expect(firstVariantOf({ ...buildBikeDetail(), variants, price: null })?.name).toBe('Redditch');
  });
});
