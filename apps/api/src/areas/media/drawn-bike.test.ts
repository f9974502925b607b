import { describe, expect, it } from 'vitest';
import { toDrawnBike } from './drawn-bike.ts';

const facts = {
  slug: 'surya-royal-350',
  full_name: 'Surya Royal 350',
  body_style: 'cruiser',
  fuel_type: 'petrol',
  drawing_hints: {},
} as const;

describe('toDrawnBike', () => {
  it('draws each length from the figure of its name', () => {
    const specifications = {
      length: 2145,
      height: 1090,
      wheelbase: 1390,
      seat_height: 805,
      ground_clearance: 170,
      front_tyre_size: '100/90-19',
      rear_tyre_size: '120/80-18',
    };
    expect(toDrawnBike({ ...facts, specifications })).toMatchObject({
      electric: false,
      length: 2145,
      height: 1090,
      wheelbase: 1390,
      seatHeight: 805,
      groundClearance: 170,
      frontTyre: '100/90-19',
      rearTyre: '120/80-18',
    });
  });

  it('leaves to the drawing what is not known', () => {
    const drawn = toDrawnBike({ ...facts, fuel_type: 'electric', specifications: {} });
    expect(drawn).toMatchObject({ electric: true, wheelbase: null, seatHeight: null, frontTyre: null });
  });
});
