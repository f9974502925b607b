import type { PriceSteps } from '@dopahiya/domain/prices';
import type { Confidence } from './rule.ts';

/** Section of an on-road price. */
export type LineGroup = 'ex_showroom' | 'rto' | 'insurance' | 'other';

/** All lines that an on-road price can have, in display order. */
export const lineKinds = {
  ex_showroom: { label: 'Ex-showroom price', group: 'ex_showroom' },
  subsidy: { label: 'Central subsidy', group: 'ex_showroom' },
  road_tax: { label: 'Road tax', group: 'rto' },
  road_tax_cess: { label: 'Cess on road tax', group: 'rto' },
  road_tax_surcharge: { label: 'Surcharge on road tax', group: 'rto' },
  road_safety_cess: { label: 'Road safety cess', group: 'rto' },
  social_security_cess: { label: 'Social security cess', group: 'rto' },
  welfare_cess: { label: "Transport workers' welfare cess", group: 'rto' },
  registration: { label: 'Registration fee', group: 'rto' },
  smart_card: { label: 'Smart card', group: 'rto' },
  hypothecation: { label: 'Hypothecation', group: 'rto' },
  own_damage: { label: 'Own damage, 1 year', group: 'insurance' },
  third_party: { label: 'Third party, 5 years', group: 'insurance' },
  personal_accident: { label: 'Owner’s personal accident, 1 year', group: 'insurance' },
  insurance_gst: { label: 'GST on insurance', group: 'insurance' },
  number_plate: { label: 'Number plates', group: 'other' },
} as const satisfies Record<string, { label: string; group: LineGroup }>;

/** Key of a line. */
export type LineKey = keyof typeof lineKinds;

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
