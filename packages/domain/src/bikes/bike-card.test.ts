import { describe, expect, it } from 'vitest';
import { formatPrice } from '../site/number-formats.ts';
import { isElectric } from '../specifications/is-electric.ts';
import { bikeCardSchema } from './bike-card.ts';
import { toBikeCard } from './to-bike-card.ts';

describe('toBikeCard', () => {
  it('keeps every field of a card, and nothing else', () => {
    const card = bikeCardSchema.parse({
      id: 4,
      name: 'Classic 350',
      brand: { id: 9, name: 'Royal Enfield' },
      status: 'upcoming',
      body_style: 'cruisers',
      price: 193_000,
      price_month: '2026-06',
      launch_date: '2026-12-01',
      drawing: { width: 2145, height: 1090 },
      image_url: '/classic.svg',
      is_popular: true,
      rating: 4.2,
      key_highlights: ['ABS'],
      fuel_type: 'Petrol',
      engine_capacity: 349,
      mileage: 35,
      mileage_kind: 'certified',
      max_power: 20.2,
      battery_capacity: 3,
      battery_range: 120,
      range_kind: 'claimed',
      top_speed: 114,
    });
    expect(toBikeCard({ ...card, description: 'A long story' } as typeof card)).toEqual(card);
  });
});

describe('bikeCardSchema', () => {
  it('takes the model name and a brand in words', () => {
    const card = bikeCardSchema.parse({ id: 4, model_name: 'Classic 350', brand: 'Royal Enfield' });
    expect(card).toMatchObject({
      name: 'Classic 350',
      slug: 'classic-350',
      brand: { name: 'Royal Enfield', slug: 'royal-enfield' },
    });
  });

  it('names what is missing as the site names it', () => {
    expect(bikeCardSchema.parse({ id: 4 })).toMatchObject({
      name: 'unknown-bike',
      brand: { name: 'Unknown Brand', slug: 'unknown-brand' },
      image: null,
      price: null,
      mileage: null,
      status: 'on_sale',
    });
  });

  it.each([0, '0', '0.00', '', -5, 'Price Not Available'])('knows no price where the API says %j', (price) => {
    expect(formatPrice(bikeCardSchema.parse({ id: 4, price }).price)).toBe('Price not available');
  });

  it.each([
    [{ default_image_url: '/a.svg', image_url: '/b.svg' }, '/a.svg'],
    [{ image_url: '/b.svg', image: '/c.svg' }, '/b.svg'],
    [{ images: [{ image_url: '/d.svg' }, { image_url: '/e.svg', is_primary: true }] }, '/e.svg'],
    [{ images: [{ image_url: '/d.svg' }] }, '/d.svg'],
    [{ image: 'media/f.svg' }, '/media/f.svg'],
    [{ image: 'https://cdn.example/g.svg' }, 'https://cdn.example/g.svg'],
  ])('finds the picture in %j', (pictures, expected) => {
    expect(bikeCardSchema.parse({ id: 1, ...pictures }).image).toBe(expected);
  });

  it.each([
    [181118, 181118],
    ['1,81,118', 181118],
    ['Price Not Available', null],
    ['', null],
    [null, null],
  ])('reads the price %j as %j', (price, expected) => {
    expect(bikeCardSchema.parse({ id: 1, price }).price).toBe(expected);
  });

  it.each([
    ['2026-06', '2026-06'],
    ['soon', null],
    ['2026-13', null],
    [202606, null],
  ])('reads the month %j as %j', (price_month, expected) => {
    expect(bikeCardSchema.parse({ id: 1, price_month }).price_month).toBe(expected);
  });

  it.each([{ brand: 'दोपहिया' }, { brand: { name: 'दोपहिया' } }, { brand: { name: null } }, { brand: null }])(
    'leads to no other site whatever the brand is: %j',
    (answer) => {
      const { brand } = bikeCardSchema.parse({ id: 1, slug: 'classic-350', ...answer });
      expect(brand.slug).toBe('unknown-brand');
    },
  );

  it('sends no field that a card does not show', () => {
    expect(bikeCardSchema.parse({ id: 1, kerb_weight: 195 })).not.toHaveProperty('kerb_weight');
  });
});

describe('isElectric', () => {
  it.each([
    [{ fuel_type: 'Electric', battery_range: null }, true],
    [{ fuel_type: 'Petrol', battery_range: null }, false],
    [{ fuel_type: null, battery_range: 115 }, true],
    [{ fuel_type: null, battery_range: null }, false],
  ])('of %j is %j', (bike, expected) => {
    expect(isElectric(bike)).toBe(expected);
  });
});
