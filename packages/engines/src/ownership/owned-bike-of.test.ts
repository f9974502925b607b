import { bikeDetailSchema } from '@dopahiya/domain/bikes';
import { onRoadPriceSchema } from '@dopahiya/domain/prices';
import { realShareOf } from '@dopahiya/domain/specifications';
import { describe, expect, it } from 'vitest';
import { ownedBikeOf } from './owned-bike-of.ts';

const activa = bikeDetailSchema.parse({
  id: 1,
  slug: 'activa-125',
  name: 'Activa 125',
  brand: { id: 1, name: 'Honda', slug: 'honda' },
  fuel_type: 'Petrol',
  body_style: 'scooter',
  displacement: 124,
  mileage: 51,
});
const rizta = bikeDetailSchema.parse({
  id: 2,
  slug: 'rizta',
  name: 'Rizta',
  fuel_type: 'Electric',
  body_style: 'scooter',
  battery_capacity: 2.9,
  battery_range: 123,
});
const price = onRoadPriceSchema.parse({
  variant: null,
  city: 'Delhi',
  state: 'Delhi',
  ex_showroom_price: 92_529,
  on_road_price: 107_460,
  lines: [],
  missing: [],
  price_month: '2026-06',
});

describe('ownedBikeOf', () => {
  it('takes what a petrol bike costs and how far a litre goes', () => {
    expect(ownedBikeOf(activa, price)).toEqual({
      slug: 'activa-125',
      name: 'Honda Activa 125',
      status: 'on_sale',
      priceMonth: '2026-06',
      isElectric: false,
      isScooter: true,
      displacement: 124,
      onRoadPrice: 107_460,
      exShowroomPrice: 92_529,
      reach: 51,
      realShare: realShareOf(activa, 'mileage'),
      batteryKwh: null,
      asked: null,
    });
  });

  it('takes how far a charge goes, and how much a battery holds', () => {
    expect(ownedBikeOf(rizta, price)).toMatchObject({ isElectric: true, reach: 123, batteryKwh: 2.9 });
  });

  it.each([
    ['its mileage', { ...activa, mileage: null }],
    ['its address', { ...activa, slug: '' }],
    ['how much its battery holds', { ...rizta, battery_capacity: null }],
    ['how far a charge goes', { ...rizta, battery_range: null }],
  ])('gives nothing where nobody knows %s', (_, bike) => {
    expect(ownedBikeOf(bike, price)).toBeNull();
  });

  it('gives nothing for a bike that there is not, or whose price nobody knows', () => {
    expect(ownedBikeOf(null, price)).toBeNull();
    expect(ownedBikeOf(activa, null)).toBeNull();
    expect(ownedBikeOf(activa, { ...price, on_road_price: null })).toBeNull();
  });
});
