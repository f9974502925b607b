import type { Band } from '../../pricing/index.ts';
import { formatQuantity } from '@dopahiya/domain/site';
import type { FigureTexts } from '../texts/en/figures.ts';

/** Describes a band of a tariff by its limits, such as 'above 75 cc up to 150 cc'. */
export function bandSaid(
  bands: readonly Band[],
  band: Band,
  { gst, thirdParty }: FigureTexts,
  kind: 'petrol' | 'electric' = 'petrol',
): string {
  const below = bands[bands.indexOf(band) - 1]?.up_to ?? null;
  const limit = (value: number) => formatQuantity(value, thirdParty.units[kind]);
  const parts = [below !== null && gst.above(limit(below)), band.up_to !== null && gst.upTo(limit(band.up_to))];
  return parts.filter((part) => part !== false).join(' ');
}
