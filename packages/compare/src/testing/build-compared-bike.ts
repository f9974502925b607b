import { type BikeDetail, bikeDetailSchema } from '@dopahiya/domain/bikes';
import { drawBike, type DrawnBike, drawingFrame } from '@dopahiya/drawing';

const facts = {
  'classic-350': {
    id: 7,
    name: 'Classic 350',
    brand: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield' },
    body_style: 'cruiser',
    price: 181118,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    engine_type: 'Single cylinder, air and oil cooled',
    displacement: 349,
    max_power: 20.2,
    mileage: 35,
    top_speed: 114,
    kerb_weight: 195,
    wheelbase: 1390,
    length: 2145,
    ground_clearance: 170,
    seat_height: 805,
    gears: 5,
    abs: true,
    usb_charging: true,
    bluetooth_connectivity: false,
    color_options: [
      { name: 'Redditch Red', hex: '#a5242b' },
      { name: 'Stealth Black', hex: '#2b2e30' },
    ],
  },
  cb350: {
    id: 8,
    name: 'CB350',
    brand: { id: 1, name: 'Honda', slug: 'honda' },
    body_style: 'cruiser',
    price: 195400,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    engine_type: 'Single cylinder, air cooled',
    displacement: 348,
    max_power: 20.8,
    mileage: 35,
    top_speed: 125,
    kerb_weight: 187,
    wheelbase: 1441,
    length: 2205,
    ground_clearance: 165,
    seat_height: 800,
    gears: 5,
    abs: true,
    usb_charging: true,
    bluetooth_connectivity: true,
    color_options: [{ name: 'Precious Red Metallic', hex: '#7f1d26' }],
  },
  'r15-v4': {
    id: 9,
    name: 'R15 V4',
    brand: { id: 5, name: 'Yamaha', slug: 'yamaha' },
    body_style: 'sports',
    price: 166200,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    displacement: 155,
    max_power: 18.1,
    mileage: 45,
    kerb_weight: 141,
    wheelbase: 1325,
    ground_clearance: 170,
    seat_height: 815,
    color_options: [],
  },
  'ather-450s': {
    id: 10,
    name: '450S',
    brand: { id: 9, name: 'Ather', slug: 'ather' },
    body_style: 'scooter',
    price: 119841,
    price_month: '2026-06',
    fuel_type: 'Electric',
    battery_capacity: 2.9,
    battery_range: 115,
    kerb_weight: 108,
    seat_height: 780,
    color_options: [],
  },
} as const;

/** Slug of a bike used in stories and tests. */
export type SampleSlug = keyof typeof facts;

/** Builds the details of a sample bike, with overrides. */
export function buildComparedBike(slug: SampleSlug = 'classic-350', given: Record<string, unknown> = {}): BikeDetail {
  const known = facts[slug];
  const drawn: DrawnBike = {
    slug,
    name: known.name,
    bodyStyle: known.body_style,
    electric: known.fuel_type === 'Electric',
    seatHeight: known.seat_height,
    hints: {},
  };
  const pictureIn = (base?: string) =>
    `data:image/svg+xml,${encodeURIComponent(drawBike(drawn, base === undefined ? {} : { paint: { base } }))}`;
  return bikeDetailSchema.parse({
    ...known,
    slug,
    image: pictureIn(),
    drawing: drawingFrame(drawn),
    color_options: known.color_options.map(({ name, hex }) => ({ name, hex, image: pictureIn(hex) })),
    ...given,
  });
}
