import { describe, expect, it } from 'vitest';
import { electricScooter, lineIn, type Place, priced, shine } from './testing/priced.ts';

const taxOn = (ex_showroom_price: number, place: Place, facts: Partial<typeof shine> = {}) =>
  lineIn(priced({ ...shine, ex_showroom_price, ...facts }, place), 'road_tax')?.amount;

const electricTax = (place: Place, facts: Partial<typeof electricScooter> = {}) =>
  lineIn(priced({ ...electricScooter, ...facts }, place), 'road_tax')?.amount;

describe('road tax by price', () => {
  it.each([
    ['Delhi', 25_000, 500],
    ['Delhi', 25_001, 1000],
    ['Delhi', 40_000, 1600],
    ['Delhi', 60_000, 3600],
    ['Delhi', 60_001, 4800],
    ['Karnataka', 50_000, 5000],
    ['Karnataka', 100_000, 12_000],
    ['Karnataka', 100_001, 18_000],
    ['Tamil Nadu', 100_000, 10_000],
    ['Tamil Nadu', 150_000, 18_000],
    ['Telangana', 50_000, 4500],
    ['Telangana', 100_000, 12_000],
    ['Telangana', 200_000, 30_000],
    ['Telangana', 300_000, 54_000],
    ['Andhra Pradesh', 50_000, 4500],
    ['Andhra Pradesh', 60_000, 7200],
    ['Uttar Pradesh', 39_999, 2800],
    ['Uttar Pradesh', 40_000, 3600],
    ['Gujarat', 100_000, 6000],
    ['Kerala', 100_000, 10_000],
    ['Kerala', 200_000, 24_000],
    ['Kerala', 200_100, 42_021],
    ['Haryana', 20_000, 400],
    ['Haryana', 60_000, 2400],
    ['Haryana', 200_000, 12_000],
    ['Haryana', 300_000, 24_000],
    ['Punjab', 100_000, 7500],
    ['Punjab', 200_000, 20_000],
    ['Punjab', 300_000, 33_000],
    ['Bihar', 100_000, 8000],
    ['Bihar', 800_000, 72_000],
    ['Bihar', 1_500_000, 150_000],
    ['Bihar', 2_000_000, 240_000],
    ['Madhya Pradesh', 100_000, 7000],
    ['Chhattisgarh', 100_000, 7000],
    ['Odisha', 500_000, 30_000],
    ['Odisha', 600_000, 48_000],
    ['Chandigarh', 100_000, 8000],
    ['Chandigarh', 200_000, 20_000],
    ['Goa', 150_000, 13_500],
    ['Goa', 300_000, 36_000],
    ['Goa', 400_000, 60_000],
    ['Himachal Pradesh', 100_000, 6000],
    ['Himachal Pradesh', 200_000, 14_000],
    ['Uttarakhand', 100_000, 6000],
    ['Nagaland', 100_000, 5000],
    ['Tripura', 100_000, 5000],
    ['Tripura', 200_000, 16_000],
    ['Dadra and Nagar Haveli and Daman and Diu', 100_000, 2500],
  ])('in %s on ₹%d is ₹%d', (state, price, expected) => {
    expect(taxOn(price, { state })).toBe(expected);
  });

  it.each([
    ['Jharkhand', 118_000, 6000],
    ['Mizoram', 118_000, 6000],
    ['Ladakh', 118_000, 3000],
    ['Ladakh', 354_000, 18_000],
  ])('in %s on ₹%d is taken of the price before GST: ₹%d', (state, price, expected) => {
    expect(taxOn(price, { state })).toBe(expected);
  });
});

describe('road tax by displacement', () => {
  it.each([
    ['Maharashtra', 99, 10_000],
    ['Maharashtra', 299, 11_000],
    ['Maharashtra', 349, 12_000],
    ['West Bengal', 80, 6500],
    ['West Bengal', 160, 9000],
    ['West Bengal', 200, 10_000],
    ['Rajasthan', 200, 8000],
    ['Rajasthan', 500, 13_000],
    ['Rajasthan', 500.5, 15_000],
    ['Puducherry', 50, 0],
    ['Puducherry', 124, 850],
    ['Puducherry', 350, 1200],
    ['Manipur', 124, 2700],
    ['Manipur', 350, 3000],
    ['Sikkim', 170, 200],
    ['Sikkim', 171, 300],
    ['Andaman and Nicobar Islands', 124, 3125],
  ])('in %s for %d cc is ₹%d on ₹1,00,000', (state, displacement, expected) => {
    expect(taxOn(100_000, { state }, { displacement })).toBe(expected);
  });

  it('is never below the least that Maharashtra takes', () => {
    expect(taxOn(12_000, { state: 'Maharashtra' })).toBe(1500);
  });

  it('is not guessed where the published table of Manipur ends', () => {
    const price = priced({ ...shine, displacement: 351 }, { state: 'Manipur' });
    expect(price.missing).toEqual([
      { key: 'road_tax', reason: expect.stringContaining('Manipur publishes no tax for engines this large') },
    ]);
  });
});

describe('road tax by kerb weight', () => {
  it.each([
    ['Assam', 113, 3500],
    ['Assam', 135, 3500],
    ['Assam', 136, 4000],
    ['Arunachal Pradesh', 90, 2000],
    ['Meghalaya', 195, 2990],
  ])('in %s for %d kg is ₹%d', (state, kerb_weight, expected) => {
    expect(taxOn(100_000, { state }, { kerb_weight })).toBe(expected);
  });
});

describe('road tax by date', () => {
  it.each([
    ['Tamil Nadu', '2023-11-08', 6303],
    ['Tamil Nadu', '2023-11-09', 7879],
    ['Uttar Pradesh', '2025-04-20', 6303],
    ['Uttar Pradesh', '2025-04-21', 7091],
    ['Punjab', '2024-08-21', 5515],
    ['Punjab', '2024-08-22', 5909],
    ['Kerala', '2023-03-31', 6303],
    ['Kerala', '2023-04-01', 7879],
  ])('in %s on %s is ₹%d for a Shine', (state, date, expected) => {
    expect(lineIn(priced(shine, { state, date }), 'road_tax')?.amount).toBe(expected);
  });

  it('rises above ₹1 lakh in Telangana on 14 August 2025', () => {
    expect(taxOn(150_000, { state: 'Telangana', date: '2025-08-13' })).toBe(18_000);
    expect(taxOn(150_000, { state: 'Telangana', date: '2025-08-14' })).toBe(22_500);
  });
});

describe('what comes on top of the road tax', () => {
  const onTop = new Set([
    'road_tax_cess',
    'road_tax_surcharge',
    'road_safety_cess',
    'social_security_cess',
    'welfare_cess',
  ]);

  it.each([
    ['Karnataka', '2025-01-31', { road_tax_cess: 2970 }],
    ['Karnataka', '2025-02-01', { road_tax_cess: 2970, welfare_cess: 500 }],
    ['Rajasthan', '2026-11-21', { road_tax_surcharge: 1500 }],
    ['Kerala', '2023-03-31', { road_safety_cess: 50 }],
    ['Kerala', '2023-04-01', { road_safety_cess: 100 }],
    ['Punjab', '2026-11-21', { social_security_cess: 1500 }],
    ['Delhi', '2026-11-21', {}],
  ])('in %s on %s is %j', (state, date, expected) => {
    const { lines } = priced({ ...shine, ex_showroom_price: 150_000 }, { state, date });
    const found = lines.filter(({ key }) => onTop.has(key)).map(({ key, amount }) => [key, amount]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

describe('road tax on electric two-wheelers', () => {
  it.each([
    ['Telangana', '2026-12-31', 0],
    ['Telangana', '2027-01-01', 18_000],
    ['Tamil Nadu', '2025-12-31', 0],
    ['Tamil Nadu', '2026-01-01', 0],
    ['Tamil Nadu', '2027-12-31', 0],
    ['Tamil Nadu', '2028-01-01', 14_400],
    ['Uttar Pradesh', '2022-10-13', 9600],
    ['Uttar Pradesh', '2022-10-14', 0],
    ['Uttar Pradesh', '2025-10-13', 0],
    ['Uttar Pradesh', '2025-10-14', 10_800],
    ['Gujarat', '2025-04-17', 7200],
    ['Gujarat', '2025-04-18', 1200],
    ['Gujarat', '2026-03-31', 1200],
    ['Gujarat', '2026-04-01', 7200],
    ['Odisha', '2025-12-31', 0],
    ['Odisha', '2026-01-01', 7200],
    ['Madhya Pradesh', '2026-03-26', 0],
    ['Madhya Pradesh', '2026-03-27', 8400],
    ['Andhra Pradesh', '2024-12-10', 14_400],
    ['Andhra Pradesh', '2024-12-11', 0],
    ['Andhra Pradesh', '2029-12-10', 0],
    ['Andhra Pradesh', '2029-12-11', 14_400],
    ['Chandigarh', '2028-05-24', 0],
    ['Chandigarh', '2028-05-25', 12_000],
    ['Maharashtra', '2030-03-31', 0],
    ['Maharashtra', '2030-04-01', undefined],
    ['Rajasthan', '2027-08-31', 0],
    ['Rajasthan', '2027-09-01', undefined],
    ['Meghalaya', '2026-02-04', 0],
    ['Meghalaya', '2026-02-05', 2500],
    ['Bihar', '2026-11-21', 5400],
    ['Kerala', '2025-03-31', 6000],
    ['Kerala', '2025-04-01', 6000],
    ['Delhi', '2026-11-21', 0],
    ['Karnataka', '2026-11-21', 0],
    ['West Bengal', '2026-11-21', 0],
  ])('in %s on %s is %j', (state, date, expected) => {
    expect(electricTax({ state, date })).toBe(expected);
  });

  it.each([
    ['2024-03-06', 2_500_001, 0],
    ['2024-03-07', 2_500_000, 0],
    ['2024-03-07', 2_500_001, 250_000],
  ])('in Karnataka on %s on ₹%d is ₹%d', (date, ex_showroom_price, expected) => {
    expect(electricTax({ state: 'Karnataka', date }, { ex_showroom_price })).toBe(expected);
  });

  it('names the last day of an exemption', () => {
    const line = lineIn(priced(electricScooter, { state: 'Telangana' }), 'road_tax');
    expect(line?.rule).toBe('No road tax on electric two-wheelers in Telangana until 31 Dec 2026');
  });

  it('says so when the general rule stands in for one that was not found', () => {
    const line = lineIn(priced(electricScooter, { state: 'Jammu and Kashmir' }), 'road_tax');
    expect(line).toMatchObject({ amount: 10_800, confidence: 'low' });
    expect(line?.rule).toContain('We found no rule for electric two-wheelers, so we used the general one');
  });

  it('is missing where the state taxes by the engine and no rule for electric ones was found', () => {
    const price = priced(electricScooter, { state: 'Puducherry' });
    expect(price.missing).toEqual([
      { key: 'road_tax', reason: expect.stringContaining('Puducherry taxes by engine size') },
    ]);
    expect(price.on_road_price).toBeNull();
  });

  it('is missing on Lakshadweep, whose tax no source names', () => {
    const price = priced(electricScooter, { state: 'Lakshadweep' });
    expect(price.missing[0]?.reason).toBe(
      'We found no road tax rule for two-wheelers in Lakshadweep on 21 Nov 2026. Ask your RTO.',
    );
  });
});

describe('registration', () => {
  it.each([
    ['Delhi', '2026-11-21', 300, 0],
    ['Uttar Pradesh', '2025-10-13', 300, 0],
    ['Uttar Pradesh', '2025-10-14', 300, 300],
  ])('in %s on %s costs ₹%d, and ₹%d for electric ones', (state, date, petrol, electric) => {
    expect(lineIn(priced(shine, { state, date }), 'registration')?.amount).toBe(petrol);
    expect(lineIn(priced(electricScooter, { state, date }), 'registration')?.amount).toBe(electric);
  });
});
