import type { BikeFacets } from '@dopahiya/domain/bikes';

/** Facets of a list of bikes; one budget has no results. */
export const sampleFacets: BikeFacets = {
  brand: [
    { value: 'hero', name: 'Hero', count: 25 },
    { value: 'tvs', name: 'TVS', count: 21 },
  ],
  budget: [
    { value: '0-60000', name: 'Under ₹60,000', count: 0 },
    { value: '0-100000', name: 'Under ₹1,00,000', count: 87 },
  ],
  capacity: [{ value: '110-125', name: '110-125 cc', count: 47 }],
  body_style: [{ value: 'scooter', name: 'Scooter', count: 104 }],
  fuel: [
    { value: 'petrol', name: 'Petrol', count: 295 },
    { value: 'electric', name: 'Electric', count: 90 },
  ],
  abs: [
    { value: 'true', name: 'With ABS', count: 252 },
    { value: 'false', name: 'Without ABS', count: 107 },
  ],
  min_mileage: [
    { value: '50', name: '50 kmpl or more', count: 121 },
    { value: '70', name: '70 kmpl or more', count: 0 },
  ],
  min_range: [{ value: '100', name: '100 km or more', count: 64 }],
  max_seat_height: [{ value: '780', name: 'Up to 780 mm', count: 118 }],
};
