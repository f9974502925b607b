import type { OwnUsedBike, UsedBike, UsedBikeDetail, UsedBikeFacets, UsedBikePage } from '@dopahiya/domain/market';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1800 1100"%3E%3Cpath d="M0 1100h1800"/%3E%3C/svg%3E';

/** Builds a sample listing as the API lists it, with a drawing instead of a photo. */
export const buildUsedBike = (facts: Partial<UsedBike> = {}): UsedBike => ({
  id: 1,
  slug: 'honda-activa-2019-1',
  brand_details: { id: 3, name: 'Honda', slug: 'honda', logo: null },
  model: 'Activa',
  version: null,
  expected_price: 48_500,
  is_price_negotiable: true,
  city_name: 'Delhi',
  registration_location: 'DL01',
  year_of_manufacture: 2019,
  km_ridden: 26_500,
  color: 'Grey',
  owner: '1st',
  condition: 'good',
  status: 'active',
  is_verified: false,
  is_featured: false,
  is_sample: true,
  images: [{ id: null, address: picture, photo: null, is_drawing: true }],
  drawing: { width: 1800, height: 1100 },
  catalogue_bike: {
    slug: 'activa',
    brand_slug: 'honda',
    name: 'Activa',
    status: 'on_sale',
    price: 76_684,
    price_month: '2026-06',
    image: picture,
    fuel_type: 'Petrol',
    body_style: 'scooter',
    engine_capacity: 109.51,
  },
  deal: null,
  distance: null,
  created_at: '2026-11-01T06:30:00.000Z',
  updated_at: '2026-11-01T06:30:00.000Z',
  ...facts,
});

/** Builds listings in each status that others see, one of them without optional facts. */
export const buildUsedBikes = (): UsedBike[] => [
  buildUsedBike(),
  buildUsedBike({ id: 2, slug: 'honda-activa-2021-2', is_sample: false, is_verified: true, expected_price: 61_000 }),
  buildUsedBike({ id: 3, slug: 'honda-activa-2020-3', is_sample: false, status: 'pending', year_of_manufacture: 2020 }),
  buildUsedBike({
    id: 4,
    slug: null,
    is_sample: false,
    status: 'pending',
    expected_price: null,
    city_name: null,
    registration_location: null,
    year_of_manufacture: null,
    km_ridden: null,
    owner: null,
    images: [],
    drawing: null,
    catalogue_bike: null,
  }),
];

/** Builds the public details of a listing. */
export const buildUsedBikeDetail = (facts: Partial<UsedBikeDetail> = {}): UsedBikeDetail => ({
  ...buildUsedBike(),
  description: 'Sample listing: this bike does not exist.',
  is_insured: true,
  insurance_expiry_date: '2027-03-31',
  is_loan_active: false,
  loan_provider: null,
  city: 1,
  state: 'Delhi',
  sold_at: null,
  agreed_until: null,
  seller: null,
  price_history: [
    { price: 52_000, since: '2026-10-01T06:30:00.000Z' },
    { price: 48_500, since: '2026-11-01T06:30:00.000Z' },
  ],
  ...facts,
});

/** Builds a listing as its seller sees it. */
export const buildOwnUsedBike = (facts: Partial<OwnUsedBike> = {}): OwnUsedBike => ({
  ...buildUsedBikeDetail({ is_sample: false, status: 'pending' }),
  revision: 1,
  contact: '9000000000',
  loan_remarks: null,
  reason: null,
  expires_at: '2026-12-31T06:30:00.000Z',
  is_unconfirmed: false,
  confirm_by: null,
  sold_price: null,
  view_count: 0,
  ...facts,
});

/** Facets of used bikes; one price option has no matches. */
const sampleUsedFacets: UsedBikeFacets = {
  brand: [
    { value: 'hero', name: 'Hero', count: 12 },
    { value: 'honda', name: 'Honda', count: 9 },
  ],
  city: [
    { value: 'delhi', name: 'Delhi', count: 8 },
    { value: 'mumbai', name: 'Mumbai', count: 6 },
  ],
  price: [
    { value: '0-25000', name: 'Up to ₹25,000', count: 0 },
    { value: '25000-50000', name: '₹25,000 to ₹50,000', count: 17 },
    { value: '50000-100000', name: '₹50,000 to ₹1,00,000', count: 24 },
    { value: '100000-9999999', name: 'Above ₹1,00,000', count: 19 },
  ],
  min_year: [{ value: '2023', name: '2023 or newer', count: 21 }],
  max_km: [{ value: '20000', name: 'Up to 20,000 km', count: 30 }],
  owner: [
    { value: '1st', name: '1st owner', count: 40 },
    { value: '2nd', name: '2nd owner', count: 15 },
    { value: '3rd+', name: '3rd owner or later', count: 5 },
  ],
  condition: [{ value: 'good', name: 'Good', count: 30 }],
  verified: [
    { value: 'true', name: 'Verified', count: 1 },
    { value: 'false', name: 'Not verified', count: 59 },
  ],
  deal: [{ value: 'good', name: 'Good price', count: 6 }],
  within: [],
};

/** Builds a page of used bikes, the only page by default. */
export const buildUsedBikePage = (
  results: UsedBike[] = buildUsedBikes(),
  facts: Partial<UsedBikePage> = {},
): UsedBikePage => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  facets: sampleUsedFacets,
  verified_count: 1,
  read: null,
  ...facts,
});
