import { bikeDetailSchema } from '@dopahiya/domain/bikes';

/** A petrol scooter with one variant. */
export const activa = bikeDetailSchema.parse({
  id: 1,
  slug: 'activa-125',
  name: 'Activa 125',
  brand: { id: 1, name: 'Honda', slug: 'honda' },
  fuel_type: 'Petrol',
  body_style: 'scooter',
  displacement: 124,
  price: 92_529,
  mileage: 51,
  variants: [{ id: 11, bike_model: 1, name: 'DLX', ex_showroom_price: 92_529 }],
});

/** An electric scooter. */
export const rizta = bikeDetailSchema.parse({
  id: 2,
  slug: 'rizta',
  name: 'Rizta',
  brand: { id: 2, name: 'Ather', slug: 'ather' },
  fuel_type: 'Electric',
  body_style: 'scooter',
  price: 114_999,
  battery_capacity: 2.9,
  battery_range: 123,
});

/** Another petrol scooter. */
export const jupiter = bikeDetailSchema.parse({
  id: 3,
  slug: 'jupiter',
  name: 'Jupiter 125',
  brand: { id: 3, name: 'TVS', slug: 'tvs' },
  fuel_type: 'Petrol',
  body_style: 'scooter',
  displacement: 124,
  price: 86_000,
  mileage: 55,
});

/** Another electric scooter. */
export const iqube = bikeDetailSchema.parse({
  id: 4,
  slug: 'iqube',
  name: 'iQube',
  brand: { id: 3, name: 'TVS', slug: 'tvs' },
  fuel_type: 'Electric',
  body_style: 'scooter',
  price: 107_000,
  battery_capacity: 2.2,
  battery_range: 94,
});
