import { describe, expect, it } from 'vitest';
import { dealershipSchema } from './dealership.ts';

describe('dealershipSchema', () => {
  it('takes an address with the least that a server may send', () => {
    expect(dealershipSchema.parse({ id: 4, name: 'Wheels of Pune' })).toEqual({
      id: 4,
      name: 'Wheels of Pune',
      brand: { id: null, name: 'Unknown Brand', slug: 'unknown-brand', logo: null },
      address: null,
      city: null,
      pincode: null,
      phone: null,
      website: null,
      latitude: null,
      longitude: null,
      is_sample: false,
    });
  });

  it('reads places that are sent as text', () => {
    const place = { id: 4, name: 'Wheels', latitude: '18.5204', longitude: '73.8567', pincode: 411001 };
    expect(dealershipSchema.parse(place)).toMatchObject({ latitude: 18.5204, longitude: 73.8567, pincode: '411001' });
  });
});
