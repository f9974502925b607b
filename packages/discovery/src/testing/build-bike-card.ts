import { type BikeCard, bikeCardSchema } from '@dopahiya/domain/bikes';
import { drawBike, type DrawnBike, drawingFrame } from '@dopahiya/drawing';

const shapes = {
  scooter: {
    hints: {},
    slug: 'activa-6g',
    name: 'Activa 6G',
    bodyStyle: 'scooter',
    electric: false,
    wheelbase: 1260,
  },
  cruiser: {
    hints: {},
    slug: 'classic-350',
    name: 'Classic 350',
    bodyStyle: 'cruiser',
    electric: false,
    wheelbase: 1390,
  },
  sports: { hints: {}, slug: 'r15-v4', name: 'R15 V4', bodyStyle: 'sports', electric: false, wheelbase: 1325 },
  electric: { hints: {}, slug: '450s', name: '450S', bodyStyle: 'scooter', electric: true, wheelbase: 1296 },
} as const satisfies Record<string, DrawnBike>;

const pictureOf = (bike: DrawnBike) => ({
  drawing: drawingFrame(bike),
  image: `data:image/svg+xml,${encodeURIComponent(drawBike(bike))}`,
});

const answers = [
  {
    ...pictureOf(shapes.cruiser),
    id: 7,
    slug: 'classic-350',
    name: 'Classic 350',
    brand: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield' },
    price: 181118,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    engine_capacity: 349,
    mileage: 35,
    max_power: 20.2,
    key_highlights: ['Long-stroke 349 cc engine', 'Dual-channel ABS'],
  },
  {
    ...pictureOf(shapes.scooter),
    id: 8,
    slug: 'activa-6g',
    name: 'Activa 6G',
    brand: { id: 1, name: 'Honda', slug: 'honda' },
    price: 74369,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    engine_capacity: 109.5,
    mileage: 47,
    max_power: 7.8,
  },
  {
    ...pictureOf(shapes.sports),
    id: 9,
    slug: 'r15-v4',
    name: 'R15 V4',
    brand: { id: 5, name: 'Yamaha', slug: 'yamaha' },
    price: 166200,
    price_month: '2026-06',
    fuel_type: 'Petrol',
    engine_capacity: 155,
    mileage: 45,
    max_power: 18.1,
  },
  {
    ...pictureOf(shapes.electric),
    id: 10,
    slug: '450s',
    name: '450S',
    brand: { id: 9, name: 'Ather', slug: 'ather' },
    price: 119841,
    price_month: '2026-06',
    fuel_type: 'Electric',
    battery_capacity: 2.9,
    battery_range: 115,
    top_speed: 90,
  },
];

/** Builds `count` different bikes by repeating the four sample ones with new ids, slugs and names; `facts` overrides fields of all. */
export function buildLineUp(count = 8, facts: Partial<BikeCard> = {}): BikeCard[] {
  return Array.from({ length: count }, (_, index) => {
    const bike = bikeCardSchema.parse(answers[index % answers.length]);
    const round = Math.floor(index / answers.length);
    const own =
      round === 0 ? {} : { id: index + 100, slug: `${bike.slug}-${round}`, name: `${bike.name} ${round + 1}` };
    return { ...bike, ...own, ...facts };
  });
}

/** Builds a motorcycle with realistic facts; `facts` overrides any of them. */
export function buildBikeCard(facts: Partial<BikeCard> = {}): BikeCard {
  return { ...bikeCardSchema.parse(answers[0]), ...facts };
}
