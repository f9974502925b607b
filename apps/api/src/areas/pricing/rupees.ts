/** A percentage of whole rupees, rounded to the nearest rupee, halves away from zero; percentages to three decimals. */
export function percentOf(rupees: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.round((rupees * thousandths) / 100_000);
}

/** The part of a price that is not GST, rounded to the nearest rupee. */
export function withoutGst(rupees: number, gstPercent: number): number {
  return Math.round((rupees * 100) / (100 + gstPercent));
}
