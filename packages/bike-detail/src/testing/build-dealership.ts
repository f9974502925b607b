import { type Dealership, dealershipSchema } from '@dopahiya/domain/places';

const answer = {
  id: 19,
  name: 'Ring Road Riders',
  brand: { id: 3, name: 'Royal Enfield', slug: 'royal-enfield', logo: null },
  address: '12 Ring Road',
  city: 'Delhi',
  pincode: '110028',
  phone: '+91 00000 00000',
  website: null,
  latitude: 28.617,
  longitude: 77.2018,
  is_sample: true,
};

/** Builds a showroom; `facts` overrides any of its fields. */
export function buildDealership(facts: Partial<Dealership> = {}): Dealership {
  return { ...dealershipSchema.parse(answer), ...facts };
}
