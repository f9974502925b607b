import { type BikeCard, bikeCardSchema } from '@dopahiya/domain';

/** A drawing of nothing but two wheels and a frame, as the address of an image, to stand for a bike's own. */
export const sampleImage = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2140 1200" width="2140" height="1200" fill="none" stroke="#5E6E55" stroke-width="40">
<circle cx="340" cy="860" r="320" stroke="#202422"/><circle cx="1780" cy="860" r="320" stroke="#202422"/>
<path d="M340 860 800 560h620l260-420M800 560l220 300h380l280-720M560 420h620M1780 860 1600 260h160"/></svg>`,
)}`;

const electric = { fuel_type: 'Electric', battery_range: 115, battery_capacity: 2.9, top_speed: 90 };

/** A bike of the contract for stories and tests; what is not given is a petrol motorcycle on sale. */
export function sampleBike(facts: Record<string, unknown> = {}): BikeCard {
  return bikeCardSchema.parse({
    id: 1,
    name: 'Classic 350',
    brand: { id: 1, name: 'Royal Enfield', slug: 'royal-enfield' },
    price: 181118,
    price_month: '2026-11',
    fuel_type: 'Petrol',
    engine_capacity: 349,
    mileage: 35,
    max_power: 20.2,
    image_url: sampleImage,
    drawing: { width: 2140, height: 1200 },
    key_highlights: ['Dual-channel ABS', '13 L tank'],
    ...facts,
  });
}

/** Eight bikes of different length and fuel. */
export const sampleBikes: readonly BikeCard[] = [
  sampleBike(),
  sampleBike({ id: 2, name: 'Shine 125', brand: 'Honda', price: 78538, drawing: { width: 2090, height: 1242 } }),
  sampleBike({ id: 3, name: 'R15 V4', brand: 'Yamaha', price: 166200, drawing: { width: 2034, height: 1161 } }),
  sampleBike({ id: 4, name: 'Himalayan 450', price: 305736, drawing: { width: 2289, height: 1342 } }),
  sampleBike({ id: 5, name: 'iQube', brand: 'TVS', price: 94434, ...electric, drawing: { width: 1849, height: 1166 } }),
  sampleBike({ id: 6, name: 'Activa 6G', brand: 'Honda', price: null, drawing: { width: 1877, height: 1182 } }),
  sampleBike({ id: 7, name: 'Raider 125', brand: 'TVS', price: 80500, image_url: null, drawing: null }),
  sampleBike({
    id: 8,
    name: '450S',
    brand: 'Ather',
    price: 119841,
    ...electric,
    drawing: { width: 1881, height: 1140 },
  }),
];
