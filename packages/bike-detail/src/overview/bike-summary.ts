import type { BikeDetail } from '@dopahiya/domain';
import type { BikeInLife } from '../sale-status.ts';

type Shared = Pick<
  BikeDetail,
  'name' | 'brand' | 'image' | 'drawing' | 'price' | 'price_month' | 'fuel_type' | 'battery_range' | 'key_highlights'
>;

/** What the overview tells of a bike; the card of a list knows as much, but for the dimensions. */
export type BikeSummary = BikeInLife & Shared & Partial<Pick<BikeDetail, 'length' | 'wheelbase'>>;
