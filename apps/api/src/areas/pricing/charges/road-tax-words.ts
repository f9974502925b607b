import { formatQuantityIn, placeNameIn } from '@dopahiya/domain/languages';
import { formatPrice, type Language } from '@dopahiya/domain/site';
import { bandInWords } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import type { CessRule, RoadTaxRule, TaxBand } from '../rules/road-tax/road-tax-rule.ts';

const units = { displacement: 'cc', kerb_weight: 'kg' };

const limitIn = (language: Language, measure: RoadTaxRule['measure']) => (limit: number) =>
  measure === 'price' ? formatPrice(limit) : formatQuantityIn(language, limit, units[measure]);

/** Describes a road tax in words, with the limits of its band. */
export function roadTaxInWords(rule: RoadTaxRule, band: TaxBand, purchase: Purchase): string {
  const { language, texts } = purchase;
  const limits = bandInWords(rule.bands, band, limitIn(language, rule.measure), texts);
  return texts.inBand(figureInWords(rule, band, purchase), rule.period?.[language], rule.measure, limits);
}

function figureInWords({ taxable, until }: RoadTaxRule, band: TaxBand, purchase: Purchase): string {
  const { texts } = purchase;
  const state = placeNameIn(purchase.language, purchase.state);
  if ('rupees' in band) return texts.roadTaxAmount(state, formatPrice(band.rupees));
  if (band.percent === 0) return texts.noElectricRoadTax(state, until);
  return texts.roadTaxShare(state, band.percent, taxable === 'before_gst' ? 'before_gst' : 'ex_showroom');
}

/** Describes a cess in words. */
export function cessInWords({ charge }: CessRule, purchase: Purchase): string {
  const { texts } = purchase;
  const state = placeNameIn(purchase.language, purchase.state);
  if ('rupees' in charge) return texts.cessAmount(state, formatPrice(charge.rupees));
  return texts.cessShare(state, charge.percent, charge.percent_of);
}
