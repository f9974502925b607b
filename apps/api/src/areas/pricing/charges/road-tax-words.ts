import { formatDate, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { bandInWords } from '../tariff-steps.ts';
import type { CessRule, RoadTaxRule, TaxBand } from '../rules/road-tax/road-tax-rule.ts';

const limits = {
  price: { subject: 'prices', format: (rupees: number) => formatPrice(rupees) },
  displacement: { subject: 'engines', format: (cc: number) => formatQuantity(cc, 'cc') },
  kerb_weight: { subject: 'a kerb weight', format: (kg: number) => formatQuantity(kg, 'kg') },
};

const taxableInWords = ({ taxable }: RoadTaxRule): string =>
  taxable === 'before_gst' ? 'the price before GST' : 'the ex-showroom price';

/** Describes a road tax in words, with the limits of its band. */
export function roadTaxInWords(state: string, rule: RoadTaxRule, band: TaxBand): string {
  const { subject, format } = limits[rule.measure];
  const limit = bandInWords(rule.bands, band, format);
  return [figureInWords(state, rule, band), rule.period, limit && `for ${subject} ${limit}`].filter(Boolean).join(' ');
}

function figureInWords(state: string, rule: RoadTaxRule, band: TaxBand): string {
  if ('rupees' in band) return `Road tax in ${state}: ${formatPrice(band.rupees)}`;
  if (band.percent > 0) return `Road tax in ${state}: ${band.percent}% of ${taxableInWords(rule)}`;
  const until = rule.until ? ` until ${formatDate(rule.until)}` : '';
  return `No road tax on electric two-wheelers in ${state}${until}`;
}

/** Describes a cess in words. */
export function cessInWords(state: string, { charge }: CessRule): string {
  if ('rupees' in charge) return `${state} charges ${formatPrice(charge.rupees)} on every new two-wheeler`;
  const base = charge.percent_of === 'road_tax' ? 'the road tax' : 'the ex-showroom price';
  return `${state} charges ${charge.percent}% of ${base}`;
}
