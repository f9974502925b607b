/** Number of simulated scenarios. */
export const simulationRuns = 2000;

/** A minimum, most likely and maximum value. */
export interface Range {
  from: number;
  usual: number;
  to: number;
}

/** Returns a range for an exact value entered by the visitor. */
export const exactly = (value: number): Range => ({ from: value, usual: value, to: value });

/** Returns the quantile of a triangular distribution. */
export function valueAt({ from, usual, to }: Range, probability: number): number {
  if (to <= from) return usual;
  const turn = (usual - from) / (to - from);
  return probability < turn
    ? from + Math.sqrt(probability * (to - from) * (usual - from))
    : to - Math.sqrt((1 - probability) * (to - from) * (to - usual));
}

/** Assumptions common to all bikes; yearly growth and shares are fractions. */
export const commonRanges = {
  petrolGrowth: { from: 0, usual: 0.03, to: 0.06 },
  electricityGrowth: { from: 0.01, usual: 0.03, to: 0.05 },
  costGrowth: { from: 0.04, usual: 0.055, to: 0.07 },
  chargingLoss: { from: 0.1, usual: 0.12, to: 0.15 },
  batteryPerKwh: { from: 14_000, usual: 19_000, to: 25_000 },
  /** Battery life in years. */
  batteryLife: { from: 6, usual: 9, to: 14 },
  insuranceOffer: { from: 0.7, usual: 1, to: 1.4 },
  /** Yearly depreciation as a fraction of the ex-showroom price: in the first year, and in later years. */
  firstYearLoss: { from: 0.15, usual: 0.2, to: 0.25 },
  laterLossPetrol: { from: 0.06, usual: 0.084, to: 0.11 },
  laterLossElectric: { from: 0.08, usual: 0.14, to: 0.22 },
  /** Sale price as a fraction of the asking price. */
  salePrice: { from: 0.9, usual: 0.93, to: 0.95 },
} as const satisfies Record<string, Range>;

export type CommonRange = keyof typeof commonRanges;

/** Fixed values that replace ranges. */
export type Assumed = Partial<Record<CommonRange, number>>;
