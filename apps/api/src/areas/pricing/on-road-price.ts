import type { PriceSteps } from '@dopahiya/domain/prices';
import type { Confidence } from './rule.ts';

/** The part of an on-road price that a line belongs to. */
export type LineGroup = 'ex_showroom' | 'rto' | 'insurance' | 'other';

/** Every line that an on-road price can have, in the order in which a buyer reads them. */
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

/** The name of a line. */
export type LineKey = keyof typeof lineKinds;

/** One line: whole rupees, the rule in words, where it stands, since when, and how sure it is. */
export interface PriceLine {
  key: LineKey;
  label: string;
  /** Whole rupees; only a subsidy is below zero. */
  amount: number;
  rule: string;
  source: string;
  /** First day of the rule as 'YYYY-MM-DD'; null when that day is not known. */
  since: string | null;
  confidence: Confidence;
  group: LineGroup;
  /** How the amount follows from the ex-showroom price; not there where it does not, or where that is told in words alone. */
  of_price?: PriceSteps;
}

/** A line that cannot be computed, and why. */
export interface MissingLine {
  key: LineKey;
  reason: string;
}

/** What a two-wheeler costs on the road; a sum is null while one of its lines is missing. */
export interface OnRoadPrice {
  version: string;
  date: string;
  city: string;
  state: string;
  lines: PriceLine[];
  missing: MissingLine[];
  /** The lowest confidence of any line. */
  confidence: Confidence;
  ex_showroom_price: number | null;
  rto_charges: number | null;
  insurance_price: number | null;
  other_charges: number | null;
  on_road_price: number | null;
}
