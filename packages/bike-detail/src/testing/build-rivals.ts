import type { ChoiceBike, Rival, Rivals } from '@dopahiya/domain/bikes';
import { sampleBike } from '@dopahiya/ui-kit/testing';

const bikeOf = (slug: string, name: string, facts: Partial<ChoiceBike> = {}): ChoiceBike => ({
  slug,
  name,
  status: 'on_sale',
  body_style: 'cruiser',
  is_electric: false,
  price: 209_241,
  price_month: '2026-06',
  energy: 300,
  mileage: 35,
  range: 455,
  weight: 195,
  power: 20.2,
  seat: 805,
  top_speed: 114,
  has_abs: true,
  has_pillion_seat: true,
  has_removable_battery: null,
  ...facts,
});

/** Builds a bike that beats the Classic 350 on price and is equal in the rest. */
export const buildRival = (facts: Partial<Rival> = {}): Rival => ({
  bike: bikeOf('bullet-350', 'Royal Enfield Bullet 350', { price: 184_811 }),
  card: sampleBike({ id: 12, slug: 'bullet-350', name: 'Bullet 350', brand: 'Royal Enfield' }),
  verdict: 'beats',
  lines: [
    { criterion: 'price', value: 184_811, other: 209_241, gain: 24_430 },
    { criterion: 'mileage', value: 35, other: 35, gain: 0 },
    { criterion: 'weight', value: 193, other: 195, gain: 2 },
    { criterion: 'power', value: 20.2, other: 20.2, gain: 0 },
  ],
  unknown: [],
  ...facts,
});

/** Builds what beats the Classic 350 in Delhi. */
export const buildRivals = (facts: Partial<Rivals> = {}): Rivals => ({
  city: 'Delhi',
  bike: bikeOf('classic-350', 'Royal Enfield Classic 350'),
  criteria: ['price', 'mileage', 'weight', 'power'],
  beaten_by: [buildRival()],
  beaten_by_count: 1,
  open: [],
  open_count: 0,
  compared: 63,
  ...facts,
});
