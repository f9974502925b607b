import { describe, expect, it } from 'vitest';
import { buildOnRoadPrice } from '../testing/build-on-road-price.ts';
import { explainGap, onRoadRows } from './explain-on-road.ts';

const classic = buildOnRoadPrice(181118);
const cb350 = buildOnRoadPrice(195400);
const names = ['Classic 350', 'CB350'] as const;

describe('onRoadRows', () => {
  it('puts every line side by side and says how far it is from the first', () => {
    expect(onRoadRows([classic, cb350])).toEqual([
      { label: 'Ex-showroom price', values: ['₹1,81,118', '₹1,95,400 (+₹14,282)'] },
      { label: 'Road tax', values: ['₹14,489', '₹15,632 (+₹1,143)'] },
      { label: 'Insurance', values: ['₹12,622', '₹12,908 (+₹286)'] },
      { label: 'Handling', values: ['₹500', '₹500'] },
      { label: 'On-road price', values: ['₹2,08,729', '₹2,24,440 (+₹15,711)'] },
    ]);
  });

  it('marks less with a minus', () => {
    expect(onRoadRows([cb350, classic]).at(-1)?.values).toEqual(['₹2,24,440', '₹2,08,729 (−₹15,711)']);
  });

  it('counts a line that a bike does not have as nothing, and knows nothing of one without a price', () => {
    const bare = { ...cb350, lines: cb350.lines.filter(({ key }) => key !== 'road_tax') };
    expect(onRoadRows([classic, bare, null])[1]).toEqual({
      label: 'Road tax',
      values: ['₹14,489', '₹0 (−₹14,489)', null],
    });
  });

  it('leaves the differences of four to the sentences', () => {
    expect(onRoadRows([classic, cb350, classic, cb350])[1]?.values).toEqual([
      '₹14,489',
      '₹15,632',
      '₹14,489',
      '₹15,632',
    ]);
  });

  it('is empty when no price is known', () => expect(onRoadRows([null, null])).toEqual([]));
});

describe('explainGap', () => {
  const text =
    'CB350 costs ₹15,711 more on the road than Classic 350: ₹14,282 more for ex-showroom price, ₹1,143 more for road tax and registration and ₹286 more for insurance.';

  it('adds the difference up from its parts, whichever way round the bikes are', () => {
    expect(explainGap([classic, cb350], names)).toBe(text);
    expect(explainGap([cb350, classic], ['CB350', 'Classic 350'])).toBe(text);
  });

  it('says nothing of equal or unknown prices', () => {
    expect(explainGap([classic, classic], names)).toBeNull();
    expect(explainGap([classic, null], names)).toBeNull();
    expect(explainGap([classic, { ...cb350, on_road_price: null }], names)).toBeNull();
  });
});
