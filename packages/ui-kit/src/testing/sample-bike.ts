import { type BikeCard, bikeCardSchema } from '@dopahiya/domain/bikes';
import { type BodyStyle, drawBike, drawingFrame, type DrawnBike } from '@dopahiya/drawing';
import type { BikeSuggestion } from '@dopahiya/domain/requests';

/** Creates a bike with its drawing for stories and tests; a petrol motorcycle on sale by default. */
export function sampleBike({ name = 'Classic 350', body_style = 'cruiser', ...facts }: SampleFacts = {}): BikeCard {
  const drawn: DrawnBike = { slug: name, name, bodyStyle: body_style, electric: 'battery_range' in facts, hints: {} };
  return bikeCardSchema.parse({
    id: 1,
    name,
    brand: { id: 1, name: 'Royal Enfield', slug: 'royal-enfield' },
    body_style,
    price: 181118,
    price_month: '2026-11',
    fuel_type: 'Petrol',
    engine_capacity: 349,
    mileage: 35,
    max_power: 20.2,
    image_url: `data:image/svg+xml,${encodeURIComponent(drawBike(drawn))}`,
    drawing: drawingFrame(drawn),
    key_highlights: ['Dual-channel ABS', '13 L tank'],
    ...facts,
  });
}

/** Facts of a sample bike, by their names in the API contract. */
export interface SampleFacts {
  name?: string;
  body_style?: BodyStyle;
  [fact: string]: unknown;
}

const electric = { fuel_type: 'Electric', battery_range: 115, battery_capacity: 2.9, top_speed: 90 };

/** Eight bikes of different types and lengths; one has no price, one no picture. */
export const sampleBikes: readonly BikeCard[] = [
  sampleBike(),
  sampleBike({ id: 2, name: 'Shine 125', brand: 'Honda', body_style: 'commuter', price: 78538 }),
  sampleBike({ id: 3, name: 'R15 V4', brand: 'Yamaha', body_style: 'sports', price: 166200 }),
  sampleBike({ id: 4, name: 'Himalayan 450', body_style: 'adventure', price: 305736 }),
  sampleBike({ id: 5, name: 'iQube', brand: 'TVS', body_style: 'scooter', price: 94434, ...electric }),
  sampleBike({ id: 6, name: 'Activa 6G', brand: 'Honda', body_style: 'scooter', price: null }),
  sampleBike({ id: 7, name: 'Raider 125', brand: 'TVS', price: 80500, image_url: null, drawing: null }),
  sampleBike({ id: 8, name: '450S', brand: 'Ather', body_style: 'scooter', price: 119841, ...electric }),
];

/** Creates a suggestion for stories and tests; a Classic 350 by default. */
export function sampleSuggestion(facts: Partial<BikeSuggestion> = {}): BikeSuggestion {
  return {
    id: 1,
    name: 'Classic 350',
    brand: 'Royal Enfield',
    brand_slug: 'royal-enfield',
    slug: 'classic-350',
    status: 'on_sale',
    year: 2026,
    price: 181118,
    engine_capacity: 349,
    max_power: 20.2,
    image: null,
    ...facts,
  };
}
