import type { BikeDetail, BikeInLife } from '@dopahiya/domain';
import type { MeasurableBike } from '../gallery/drawn-bike-of.ts';

type Shared = Pick<
  BikeDetail,
  | 'name'
  | 'brand'
  | 'image'
  | 'drawing'
  | 'price'
  | 'price_month'
  | 'launch_date'
  | 'fuel_type'
  | 'battery_range'
  | 'rating'
  | 'key_highlights'
>;

/** What the overview says of a bike; the card of a list knows as much, but for the dimensions. */
export type BikeSummary = BikeInLife & Shared & Partial<MeasurableBike>;
