import { type BikeColour, type BikeDetail, bikeDetailSchema } from '@dopahiya/domain/bikes';
import { drawBike, drawingFrame, type DrawnBike } from '@dopahiya/drawing';

const classic: DrawnBike = {
  slug: 'classic-350',
  name: 'Classic 350',
  bodyStyle: 'cruiser',
  electric: false,
  wheelbase: 1390,
  length: 2145,
  height: 1090,
  seatHeight: 805,
  groundClearance: 170,
  frontTyre: '100/90-19',
  rearTyre: '120/80-18',
  hints: {},
};

/** Draws a bike in each of these colours (hex values by name). */
export function drawnPaints(bike: DrawnBike, paints: Record<string, string>): BikeColour[] {
  return Object.entries(paints).map(([name, hex]) => ({ name, hex, image: pictureIn(bike, hex) }));
}

const pictureIn = (bike: DrawnBike, base: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawBike(bike, { paint: { base } }))}`;

const colours = drawnPaints(classic, {
  'Redditch Red': '#7a2a26',
  'Stealth Black': '#2b2e30',
  'Jodhpur Blue': '#27507d',
});

const answer = {
  id: 7,
  slug: classic.slug,
  name: classic.name,
  brand: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield', logo: null },
  status: 'on_sale',
  body_style: 'cruiser',
  price: 181118,
  price_month: '2026-06',
  drawing: drawingFrame(classic),
  image: colours[0]?.image,
  key_highlights: ['Long-stroke 349 cc engine', 'Dual-channel ABS'],
  description: 'A roadster with an upright seat and a long-stroke engine.\n\nIt is at its best between 60 and 90 km/h.',
  color_options: colours,
  variants: [
    { id: 71, bike_model: 7, name: 'Redditch', ex_showroom_price: 181118, special_features: 'Single-channel ABS' },
    { id: 72, bike_model: 7, name: 'Halcyon', ex_showroom_price: 187620, special_features: null },
    { id: 73, bike_model: 7, name: 'Chrome', ex_showroom_price: null, special_features: null },
  ],
  sources: [
    {
      kind: 'maker',
      title: 'Royal Enfield brochure',
      year: 2026,
      confidence: 'high',
      fields: ['displacement', 'max_power', 'max_torque', 'length', 'wheelbase', 'seat_height', 'kerb_weight', 'gears'],
    },
    { kind: 'portal', title: 'BikeWale', year: 2026, confidence: 'middle', fields: ['mileage', 'fuel_capacity'] },
  ],
  fuel_type: 'Petrol',
  engine_type: 'Single cylinder, 4 stroke',
  engine_capacity: 349,
  displacement: 349.34,
  max_power: 20.2,
  max_power_rpm: 6100,
  max_torque: 27,
  max_torque_rpm: 4000,
  mileage: 35,
  gears: 5,
  length: 2145,
  wheelbase: 1390,
  seat_height: 805,
  kerb_weight: 195,
  fuel_capacity: 13,
  front_tyre_size: '100/90-19',
  rear_tyre_size: '120/80-18',
  abs: true,
  traction_control: false,
};

/** Builds a motorcycle with realistic facts, some of them unknown; `facts` overrides any of them. */
export function buildBikeDetail(facts: Partial<BikeDetail> = {}): BikeDetail {
  return { ...bikeDetailSchema.parse(answer), ...facts };
}
