import type { PriceSteps } from '@dopahiya/domain/prices';
import type { Confidence } from './rule.ts';

/** Section of an on-road price. */
export type LineGroup = 'ex_showroom' | 'rto' | 'insurance' | 'other';

/** All lines that an on-road price can have, with their group, in display order. */
export const lineGroups = {
  ex_showroom: 'ex_showroom',
  subsidy: 'ex_showroom',
  road_tax: 'rto',
  road_tax_cess: 'rto',
  road_tax_surcharge: 'rto',
  road_safety_cess: 'rto',
  social_security_cess: 'rto',
  welfare_cess: 'rto',
  registration: 'rto',
  smart_card: 'rto',
  hypothecation: 'rto',
  own_damage: 'insurance',
  third_party: 'insurance',
  personal_accident: 'insurance',
  insurance_gst: 'insurance',
  number_plate: 'other',
} as const satisfies Record<string, LineGroup>;

/** Key of a line. */
export type LineKey = keyof typeof lineGroups;

/** Line of a price: whole rupees, the rule in words, its source, its start date, and its confidence. */
export interface PriceLine {
  key: LineKey;
  label: string;
  /** Whole rupees; only a subsidy is negative. */
  amount: number;
  rule: string;
  source: string;
  /** First day of the rule as 'YYYY-MM-DD'; null if unknown. */
  since: string | null;
  confidence: Confidence;
  group: LineGroup;
  /** How the amount depends on the ex-showroom price; absent if it does not, or only in words. */
  of_price?: PriceSteps;
}

/** Line that cannot be computed, and why. */
export interface MissingLine {
  key: LineKey;
  reason: string;
}

/** On-road price of a two-wheeler; a sum is null if one of its lines is missing. */
export interface OnRoadPrice {
  version: string;
  date: string;
  city: string;
  state: string;
  lines: PriceLine[];
  missing: MissingLine[];
  /** Lowest confidence of any line. */
  confidence: Confidence;
  ex_showroom_price: number | null;
  rto_charges: number | null;
  insurance_price: number | null;
  other_charges: number | null;
  on_road_price: number | null;
}
