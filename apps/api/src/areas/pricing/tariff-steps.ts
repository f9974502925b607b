/** A step of a table: it holds for values above the step before, up to and including `up_to`; null has no limit. */
export interface Band {
  up_to: number | null;
}

/** The step of a table that a value falls into; undefined when the table ends below it. */
export function bandOf<AnyBand extends Band>(bands: readonly AnyBand[], value: number): AnyBand | undefined {
  return bands.find(({ up_to }) => up_to === null || value <= up_to);
}

/** The limits of a step in words ('above 75 cc up to 150 cc'); empty when the table has only one. */
export function bandInWords<AnyBand extends Band>(
  bands: readonly AnyBand[],
  band: AnyBand,
  format: (limit: number) => string,
): string {
  const below = bands[bands.indexOf(band) - 1]?.up_to ?? null;
  const parts = [below !== null && `above ${format(below)}`, band.up_to !== null && `up to ${format(band.up_to)}`];
  return parts.filter((part) => part !== false).join(' ');
}

/** A percentage of whole rupees, rounded to the nearest rupee, halves away from zero; percentages to three decimals. */
export function percentOf(rupees: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.round((rupees * thousandths) / 100_000);
}

/** The part of a price that is not GST, rounded to the nearest rupee. */
export function withoutGst(rupees: number, gstPercent: number): number {
  return Math.round((rupees * 100) / (100 + gstPercent));
}
