import { priceLineTexts, type PriceLineTexts } from '../../core/texts/index.ts';

/** Band of a table: covers values above the previous band up to and including `up_to`; null means no limit. */
export interface Band {
  up_to: number | null;
}

/** Finds the band of a value; undefined if it is beyond the last one. */
export function bandOf<AnyBand extends Band>(bands: readonly AnyBand[], value: number): AnyBand | undefined {
  return bands.find(({ up_to }) => up_to === null || value <= up_to);
}

/** Describes the limits of a band in words ('above 75 cc up to 150 cc'); empty if the table has only one. */
export function bandInWords<AnyBand extends Band>(
  bands: readonly AnyBand[],
  band: AnyBand,
  format: (limit: number) => string,
  texts: Pick<PriceLineTexts, 'band'> = priceLineTexts.en,
): string {
  const below = bands[bands.indexOf(band) - 1]?.up_to ?? null;
  return texts.band({
    above: below === null ? null : format(below),
    upTo: band.up_to === null ? null : format(band.up_to),
  });
}

/** Returns a percentage of whole rupees, rounded half away from zero to the nearest rupee; percentages have up to three decimals. */
export function percentOf(rupees: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.round((rupees * thousandths) / 100_000);
}

/** Returns the price without GST, rounded to the nearest rupee. */
export function withoutGst(rupees: number, gstPercent: number): number {
  return Math.round((rupees * 100) / (100 + gstPercent));
}
