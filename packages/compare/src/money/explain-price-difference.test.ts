import { describe, expect, it } from 'vitest';
import { buildOnRoadPrice } from '../testing/build-on-road-price.ts';
import { explainPriceDifference } from './explain-price-difference.ts';

const classic = buildOnRoadPrice(181118);
const cb350 = buildOnRoadPrice(195400);
const names = ['Classic 350', 'CB350'] as const;

describe('explainPriceDifference', () => {
  const text =
    'CB350 costs ₹15,711 more on the road than Classic 350: ₹14,282 more in ex-showroom price, ₹1,143 more in road tax and registration and ₹286 more in insurance.';

  it('adds the difference up from its parts, whichever way round the bikes are', () => {
    expect(explainPriceDifference([classic, cb350], names)).toBe(text);
    expect(explainPriceDifference([cb350, classic], ['CB350', 'Classic 350'])).toBe(text);
  });

  it('says nothing of equal or unknown prices', () => {
    expect(explainPriceDifference([classic, classic], names)).toBeNull();
    expect(explainPriceDifference([classic, null], names)).toBeNull();
    expect(explainPriceDifference([classic, { ...cb350, on_road_price: null }], names)).toBeNull();
  });

  it('tells prices of different months with both, whichever way round the bikes are', () => {
    const old = { ...classic, price_month: '2018-12' };
    const said =
      'CB350 (June 2026 price) costs ₹15,711 more on the road than Classic 350 (December 2018 price): ₹14,282 more';
    expect(explainPriceDifference([old, cb350], names)).toContain(said);
    expect(explainPriceDifference([cb350, old], ['CB350', 'Classic 350'])).toContain(said);
  });

  it('says nothing of prices of which one is of an unknown month', () => {
    expect(explainPriceDifference([{ ...classic, price_month: null }, cb350], names)).toBeNull();
    expect(
      explainPriceDifference(
        [
          { ...classic, price_month: null },
          { ...cb350, price_month: null },
        ],
        names,
      ),
    ).toBe(text);
  });
});
