import { describe, expect, it } from 'vitest';
import { priceOnRoad } from './price-on-road.ts';
import { PricingError } from './purchase.ts';
import { electricScooter, lineIn, priced, shine } from './testing/priced.ts';

describe('priceOnRoad', () => {
  it('meets the quotation for a Honda Shine in Delhi', () => {
    const price = priced(shine);
    expect(lineIn(price, 'road_tax')?.amount).toBe(6303);
    expect(price.insurance_price).toBeGreaterThanOrEqual(6222 * 0.95);
    expect(price.insurance_price).toBeLessThanOrEqual(6222 * 1.05);
  });

  it('adds up the lines of each part', () => {
    expect(priced(shine)).toMatchObject({
      ex_showroom_price: 78_789,
      rto_charges: 6303 + 300 + 200,
      insurance_price: 1278 + 3851 + 295 + 976,
      other_charges: 366,
      on_road_price: 78_789 + 6803 + 6400 + 366,
      missing: [],
    });
  });

  it('names rule, source, first day and confidence of a line', () => {
    expect(lineIn(priced(shine, { state: 'Jammu and Kashmir' }), 'road_tax')).toEqual({
      key: 'road_tax',
      label: 'Road tax',
      amount: 7091,
      rule: 'Road tax in Jammu and Kashmir: 9% of the ex-showroom price for prices up to ₹1,50,000',
      source:
        'Order SRO 492 of the Transport Department of 1 August 2019, Rising Kashmir and State Times, 2 August 2019',
      since: '2019-08-01',
      confidence: 'high',
      group: 'rto',
      of_price: {
        share: 1,
        min: 0,
        steps: [
          { up_to: 150_000, percent: 9 },
          { up_to: null, percent: 10 },
        ],
      },
    });
  });

  it('repeats place and day, and names the version of the rules', () => {
    const price = priced(shine, { city: 'Cuttack', state: 'orissa', date: '2026-01-31' });
    expect(price).toMatchObject({ city: 'Cuttack', state: 'Odisha', date: '2026-01-31' });
    expect(price.version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('charges hypothecation only with a loan', () => {
    expect(lineIn(priced(shine, { loan: true }), 'hypothecation')?.amount).toBe(500);
    expect(lineIn(priced(shine, { loan: false }), 'hypothecation')).toBeUndefined();
    expect(lineIn(priced(shine), 'hypothecation')).toBeUndefined();
  });

  it('is as sure as its weakest line', () => {
    expect(priced(shine).confidence).toBe('medium');
    expect(priced(shine, { loan: true }).confidence).toBe('low');
  });

  it('says outside Delhi that the listed price is that of Delhi', () => {
    expect(lineIn(priced(shine), 'ex_showroom')).toMatchObject({ confidence: 'high' });
    const elsewhere = lineIn(priced(shine, { city: 'Pune', state: 'Maharashtra' }), 'ex_showroom');
    expect(elsewhere?.confidence).toBe('medium');
    expect(elsewhere?.rule).toContain('so Pune may differ');
  });

  it('is trusted little when it is more than a year old, and says so', () => {
    const recent = priced({ ...shine, price_month: '2025-11' });
    expect(lineIn(recent, 'ex_showroom')?.confidence).toBe('high');
    const dated = priced({ ...shine, price_month: '2025-10' });
    expect(lineIn(dated, 'ex_showroom')).toMatchObject({ confidence: 'low' });
    expect(lineIn(dated, 'ex_showroom')?.rule).toContain('more than a year old');
    expect(dated.confidence).toBe('low');
  });
});

describe('the GST in the ex-showroom price', () => {
  it.each([
    [124, '2025-09-21', '28% GST (₹17,235)'],
    [124, '2025-09-22', '18% GST (₹12,019)'],
    [350, '2025-09-22', '18% GST (₹12,019)'],
    [350.5, '2025-09-21', '31% GST (₹18,645)'],
    [350.5, '2025-09-22', '40% GST (₹22,511)'],
  ])('of %d cc on %s is %s', (displacement, date, expected) => {
    expect(lineIn(priced({ ...shine, displacement }, { date }), 'ex_showroom')?.rule).toContain(
      `including ${expected}`,
    );
  });

  it.each(['2025-09-21', '2025-09-22'])('of electric two-wheelers is five per cent on %s', (date) => {
    expect(lineIn(priced(electricScooter, { date }), 'ex_showroom')?.rule).toContain('5% GST (₹5,714)');
  });

  it.each([
    ['2024-09', 'listed in September 2024, including 28% GST (₹17,235)'],
    ['2026-06', 'listed in June 2026, including 18% GST (₹12,019)'],
    ['2026-11', 'listed in November 2026, including 18% GST (₹12,019)'],
    ['2015-03', 'listed in March 2015, including the taxes of that month'],
    ['2025-09', 'listed in September 2025, including the taxes of that month'],
  ])('is that of the month of the price, %s', (price_month, words) => {
    expect(lineIn(priced({ ...shine, price_month }), 'ex_showroom')?.rule).toContain(words);
  });

  it.each([
    ['2025-09-21', 'including 28% GST (₹17,235)'],
    ['2025-09-22', 'including the taxes of that month'],
  ])('of a price of the month of purchase is that until the day of purchase, %s', (date, words) => {
    const price = priced({ ...shine, price_month: '2025-09' }, { date });
    expect(lineIn(price, 'ex_showroom')?.rule).toContain(words);
  });

  it('was twelve per cent of electric two-wheelers until July 2019', () => {
    const price = priced({ ...electricScooter, price_month: '2019-07' });
    expect(lineIn(price, 'ex_showroom')?.rule).toContain('12% GST (₹12,857)');
  });

  it('is not guessed when the displacement is not known', () => {
    expect(lineIn(priced({ ...shine, displacement: null }), 'ex_showroom')?.rule).toBe(
      'Ex-showroom price as listed, including GST',
    );
  });
});

describe('facts that are not known', () => {
  it('leave out what depends on the price, and the sums with it', () => {
    const price = priced({ ...shine, ex_showroom_price: null });
    expect(price.missing.map(({ key }) => key)).toEqual(['ex_showroom', 'road_tax', 'own_damage', 'insurance_gst']);
    expect(price).toMatchObject({
      ex_showroom_price: null,
      rto_charges: null,
      insurance_price: null,
      other_charges: 366,
      on_road_price: null,
    });
    expect(lineIn(price, 'third_party')?.amount).toBe(3851);
  });

  it.each([
    ['Delhi', 'displacement', shine, ['own_damage', 'third_party', 'insurance_gst']],
    [
      'Rajasthan',
      'displacement',
      shine,
      ['road_tax', 'road_tax_surcharge', 'own_damage', 'third_party', 'insurance_gst'],
    ],
    ['Jharkhand', 'displacement', shine, ['road_tax', 'own_damage', 'third_party', 'insurance_gst']],
    ['Assam', 'kerb_weight', shine, ['road_tax']],
    ['Delhi', 'motor_power_kw', electricScooter, ['third_party', 'insurance_gst']],
  ] as const)('in %s leave out what depends on the %s', (state, fact, variant, expected) => {
    const price = priced({ ...variant, [fact]: null }, { state });
    expect(price.missing.map(({ key }) => key)).toEqual(expected);
    expect(price.on_road_price).toBeNull();
    for (const { reason } of price.missing) expect(reason).toMatch(/\.$/);
  });

  it('leave the price whole where no rule asks for them', () => {
    expect(priced({ ...shine, kerb_weight: null }).missing).toEqual([]);
  });
});

describe('a query that cannot be priced', () => {
  it.each([
    ['2022-05-31', 'date_before_rules', /start on 1 Jun 2022.*31 May 2022 is earlier\. Choose a later day/],
    ['2026-02-30', 'invalid_date', /'2026-02-30' is not a date/],
    ['21-11-2026', 'invalid_date', /Write it as year-month-day/],
    ['', 'invalid_date', /is not a date/],
  ])('of the day %j is refused as %s', (date, code, message) => {
    expect(() => priced(shine, { date })).toThrow(message);
    expect(() => priced(shine, { date })).toThrow(expect.objectContaining({ code }));
  });

  it('starts on the first day of the first rule', () => {
    expect(priced(shine, { date: '2022-06-01' }).on_road_price).not.toBeNull();
  });

  it('names a state that does not exist', () => {
    const query = { variant: shine, city: { name: 'Lyon', state: 'Rhône' }, date: '2026-11-21' };
    expect(() => priceOnRoad(query)).toThrow(PricingError);
    expect(() => priceOnRoad(query)).toThrow("a state or union territory called 'Rhône'");
  });

  it.each([0, -1, 78_789.5, Number.NaN])('refuses a price of %d', (ex_showroom_price) => {
    expect(() => priced({ ...shine, ex_showroom_price })).toThrow(expect.objectContaining({ code: 'invalid_price' }));
  });
});
