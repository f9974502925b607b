import { describe, expect, it } from 'vitest';
import { sampleOnRoadPrice } from '../../testing.ts';
import { priceDetails } from './price-details.ts';

describe('priceDetails', () => {
  it('says what is bought, where, for how much and of when', () => {
    expect(priceDetails('Classic 350', sampleOnRoadPrice())).toBe(
      [
        'Classic 350 Redditch, Delhi',
        'Ex-showroom price: ₹1,81,118',
        'RTO charges: ₹14,789',
        'Insurance: ₹12,968',
        'Other charges: ₹366',
        'On-road price: ₹2,09,241',
        'Estimate: price of June 2026, rules of 21 Nov 2026',
      ].join('\n'),
    );
  });

  it('leaves open what is not known', () => {
    const price = sampleOnRoadPrice({ variant: null, rto_charges: null, price_month: null, version: null });
    expect(priceDetails('Classic 350', price)).toMatch(/^Classic 350, Delhi\n/);
    expect(priceDetails('Classic 350', price)).toContain('RTO charges: --');
    expect(priceDetails('Classic 350', price)).toMatch(/Estimate. We don’t know the dates of its price or rules$/);
  });
});
