import { type BikeDetail, bikeDetailSchema } from '@dopahiya/domain/bikes';
import { type DrawnBike, drawingFrame } from '@dopahiya/drawing';
import { drawnPaints } from './build-bike-detail.ts';

const scooter: DrawnBike = {
  slug: '450s',
  name: 'Ather 450S',
  bodyStyle: 'scooter',
  electric: true,
  wheelbase: 1296,
  length: 1837,
  height: 1114,
  seatHeight: 780,
  groundClearance: 170,
  frontTyre: '90/90-12',
  rearTyre: '100/80-12',
  hints: {},
};

const colours = drawnPaints(scooter, { 'Space Grey': '#6f757b', 'Cosmic Black': '#191a1d', 'Still White': '#e8e9e9' });

const answer = {
  id: 10,
  slug: scooter.slug,
  name: '450S',
  brand: { id: 9, name: 'Ather', slug: 'ather', logo: null },
  status: 'on_sale',
  body_style: scooter.bodyStyle,
  price: 130030,
  price_month: '2026-06',
  drawing: drawingFrame(scooter),
  image: colours[0]?.image,
  key_highlights: ['122 km certified range', '7 inch display operated by buttons'],
  description: 'A scooter of 108 kg with disc brakes at both ends.',
  color_options: colours,
  variants: [
    { id: 101, bike_model: 10, name: '2.9 kWh', ex_showroom_price: 130030, special_features: null },
    { id: 102, bike_model: 10, name: '3.7 kWh', ex_showroom_price: 145999, price_month: '2025-08' },
  ],
  fuel_type: 'Electric',
  max_power: 7.2,
  max_torque: 22,
  top_speed: 90,
  battery_type: 'Lithium-ion',
  battery_capacity: 2.9,
  battery_range: 122,
  charging_time: 7.75,
  length: scooter.length,
  height: scooter.height,
  wheelbase: scooter.wheelbase,
  seat_height: scooter.seatHeight,
  ground_clearance: scooter.groundClearance,
  front_tyre_size: scooter.frontTyre,
  rear_tyre_size: scooter.rearTyre,
  kerb_weight: 108,
  abs: false,
};

/** Builds an electric scooter with realistic facts, some of them unknown; `facts` overrides any of them. */
export function buildElectricBike(facts: Partial<BikeDetail> = {}): BikeDetail {
  return { ...bikeDetailSchema.parse(answer), ...facts };
}
