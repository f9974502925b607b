import { describe, expect, it } from 'vitest';
import type { BikeRow, VariantRow } from '../bikes/bike-repository.ts';
import { pricedItem } from './variant-facts.ts';

const bikeOf = (price: number | null, price_month: string | null) => ({ price, price_month }) as BikeRow;
const variantOf = (name: string, ex_showroom_price: number | null, price_month: string | null = null) =>
  ({ id: 1, name, ex_showroom_price, price_month }) as VariantRow;

describe('the price of a model without a chosen variant', () => {
  const bike = bikeOf(77_000, '2026-06');
  const drum = variantOf('Drum', 77_000);
  const disc = variantOf('Disc', 81_000);

  it('is that of the variant which has it, whatever the others cost', () => {
    const newer = variantOf('Newer', 79_000, '2026-08');
    expect(pricedItem(bike, [newer, disc, drum, variantOf('Chrome', null)], undefined)).toEqual({
      variant: drum,
      price: 77_000,
      priceMonth: '2026-06',
    });
  });

  it('is its own where no variant has it in that month', () => {
    const old = variantOf('Special', 77_000, '2024-09');
    expect(pricedItem(bike, [old], undefined)).toEqual({ variant: null, price: 77_000, priceMonth: '2026-06' });
  });

  it('is the cheapest of the newest month where the model has none of its own', () => {
    const variants = [variantOf('Old', 72_000, '2019-02'), variantOf('Disc', 81_000, '2021-02')];
    expect(
      pricedItem(bikeOf(null, null), [...variants, variantOf('Drum', 77_000, '2021-02')], undefined),
    ).toMatchObject({
      variant: { name: 'Drum' },
      priceMonth: '2021-02',
    });
  });

  it('is unknown where nobody knows one', () => {
    expect(pricedItem(bikeOf(null, null), [variantOf('Drum', null)], undefined)).toEqual({
      variant: null,
      price: null,
      priceMonth: null,
    });
  });
});
