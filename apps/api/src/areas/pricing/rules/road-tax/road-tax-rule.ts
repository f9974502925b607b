import type { Band } from '../../tariff-steps.ts';
import type { LineKey } from '../../on-road-price.ts';
import type { Confidence, Rule } from '../../rule.ts';

/** A step of a road tax: a percentage of the whole taxable price, or whole rupees. */
export type TaxBand = Band & { confidence?: Confidence } & ({ percent: number } | { rupees: number });

/**
 * The road tax of a state. A rule for any fuel gives way to one for electric two-wheelers, and is taken for them, as
 * an estimate, where there is none.
 */
export interface RoadTaxRule extends Rule {
  fuel: 'any' | 'electric';
  /** What the steps count: whole rupees, cc, or kg; the kerb weight stands for the unladen weight of the laws. */
  measure: 'price' | 'displacement' | 'kerb_weight';
  /** What a percentage is taken of, and a price step counts; the ex-showroom price unless said. */
  taxable?: 'before_gst';
  bands: readonly TaxBand[];
  /** Whole rupees that the tax is never below. */
  minimum?: number;
  /** What the tax pays for where that is not the life of the vehicle, e.g. 'for the first year'. */
  period?: string;
}

/** What a state charges on top of its road tax. */
export interface CessRule extends Rule {
  key: LineKey;
  charge: { percent_of: 'road_tax' | 'ex_showroom'; percent: number } | { rupees: number };
}

/** The road tax of a state with what comes on top; several cesses may hold on one day. */
export interface StateRoadTax {
  rules: readonly RoadTaxRule[];
  cesses?: readonly CessRule[];
}
