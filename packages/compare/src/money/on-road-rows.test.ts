import { describe, expect, it } from 'vitest';
import { buildOnRoadPrice } from '../testing/build-on-road-price.ts';
import { onRoadRows } from './on-road-rows.ts';

const classic = buildOnRoadPrice(181118);
const cb350 = buildOnRoadPrice(195400);

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

  it('never takes a line that could not be computed for nothing', () => {
    const unknown = {
      ...cb350,
      ex_showroom_price: null,
      on_road_price: null,
      price_month: null,
      lines: cb350.lines.filter(({ key }) => key === 'fastag'),
      missing: ['ex_showroom', 'road_tax', 'insurance'].map((key) => ({ key, reason: 'The price is not known.' })),
    };
    expect(onRoadRows([classic, unknown])).toEqual([
      { label: 'Ex-showroom price', values: ['₹1,81,118', null] },
      { label: 'Road tax', values: ['₹14,489', null] },
      { label: 'Insurance', values: ['₹12,622', null] },
      { label: 'Handling', values: ['₹500', '₹500'] },
      { label: 'On-road price', values: ['₹2,08,729', null] },
    ]);
  });

  it('names months that differ, and sets no prices of different months against each other', () => {
    const old = { ...cb350, price_month: '2018-12' };
    const rows = onRoadRows([classic, old, cb350]);
    expect(rows[0]).toEqual({ label: 'Price as of', values: ['June 2026', 'December 2018', 'June 2026'] });
    expect(rows[1]?.values).toEqual(['₹1,81,118', '₹1,95,400', '₹1,95,400 (+₹14,282)']);
    expect(rows.at(-1)?.values).toEqual(['₹2,08,729', '₹2,24,440', '₹2,24,440 (+₹15,711)']);
  });

  it('is empty when no price is known', () => expect(onRoadRows([null, null])).toEqual([]));
});
