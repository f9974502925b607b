import type { Wording } from '@dopahiya/domain/languages';
import type { Band } from '../../tariff-steps.ts';
import type { LineKey } from '../../on-road-price.ts';
import type { Confidence, Rule } from '../../rule.ts';

/** Band of a road tax: a percentage of the whole taxable price, or whole rupees. */
export type TaxBand = Band & { confidence?: Confidence } & ({ percent: number } | { rupees: number });

/**
 * Road tax of a state. For electric two-wheelers a rule for electric ones overrides that for any fuel, which serves as an estimate without
 * one.
 */
export interface RoadTaxRule extends Rule {
  fuel: 'any' | 'electric';
  /** Measure of the bands: whole rupees, cc, or kg; the kerb weight is used for the laws' unladen weight. */
  measure: 'price' | 'displacement' | 'kerb_weight';
  /** Base of percentages and price bands; defaults to the ex-showroom price. */
  taxable?: 'before_gst';
  bands: readonly TaxBand[];
  /** Minimum tax in whole rupees. */
  minimum?: number;
  /** Period covered, if not the life of the vehicle, e.g. 'for the first year'. */
  period?: Wording;
}

/** Cess that a state charges on top of its road tax. */
export interface CessRule extends Rule {
  key: LineKey;
  charge: { percent_of: 'road_tax' | 'ex_showroom'; percent: number } | { rupees: number };
}

/** Road tax of a state with its cesses, several of which may be in force on a day. */
export interface StateRoadTax {
  rules: readonly RoadTaxRule[];
  cesses?: readonly CessRule[];
}
