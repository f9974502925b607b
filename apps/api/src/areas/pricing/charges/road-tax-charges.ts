import { priceLineTexts } from '../../../core/texts/index.ts';
import { bandOf, percentOf } from '../tariff-steps.ts';
import type { Purchase } from '../purchase.ts';
import { isInForce } from '../rule.ts';
import type { CessRule, RoadTaxRule, TaxBand } from '../rules/road-tax/road-tax-rule.ts';
import { stateRoadTax } from '../rules/road-tax/state-road-tax.ts';
import { type Charge, isLine, lineOf, missingLine } from './charge.ts';
import { cessInWords, roadTaxInWords } from './road-tax-words.ts';
import { stepsOfCess, stepsOfTax } from './price-steps.ts';
import { type Known, known, measureOf, taxablePrice } from './taxable-price.ts';

/** Returns the state's road tax and its surcharges, each to the nearest rupee. */
export function roadTaxCharges(purchase: Purchase): Charge[] {
  const { rules, cesses = [] } = stateRoadTax[purchase.state];
  const tax = roadTaxCharge(rules, purchase);
  const inForce = cesses.filter((cess) => isInForce(cess, purchase.date));
  return [tax, ...inForce.map((cess) => cessCharge(cess, purchase, tax))];
}

function roadTaxCharge(rules: readonly RoadTaxRule[], purchase: Purchase): Charge {
  const { state, date, texts } = purchase;
  const rule = roadTaxRule(rules, purchase);
  if (!rule) return missingLine('road_tax', texts.noRoadTaxRule(state, date));
  const measure = measureOf(rule, purchase);
  if ('reason' in measure) return missingLine('road_tax', measure.reason);
  const band = bandOf(rule.bands, measure.value);
  if (!band) return missingLine('road_tax', texts.noTaxForEngine(state));
  const tax = taxOf(rule, band, purchase);
  if ('reason' in tax) return missingLine('road_tax', tax.reason);
  const words = roadTaxInWords(rule, band, purchase);
  const of_price = stepsOfTax(rule, band, purchase);
  return lineOf('road_tax', rule, purchase, {
    amount: tax.value,
    words,
    confidence: band.confidence ?? rule.confidence,
    of_price,
  });
}

function taxOf(rule: RoadTaxRule, band: TaxBand, purchase: Purchase): Known {
  if ('rupees' in band) return { value: band.rupees };
  const price = taxablePrice(rule, purchase);
  if ('reason' in price) return price;
  return { value: Math.max(percentOf(price.value, band.percent), rule.minimum ?? 0) };
}

function roadTaxRule(rules: readonly RoadTaxRule[], { variant, date }: Purchase): RoadTaxRule | undefined {
  const inForce = rules.filter((rule) => isInForce(rule, date));
  const general = inForce.find(({ fuel }) => fuel === 'any');
  if (variant.fuel_type === 'petrol') return general;
  return inForce.find(({ fuel }) => fuel === 'electric') ?? (general && borrowed(general));
}

function borrowed(rule: RoadTaxRule): RoadTaxRule {
  return {
    ...rule,
    bands: rule.bands.map((band) => ({ ...band, confidence: 'low' })),
    confidence: 'low',
    caveat: { en: priceLineTexts.en.generalRule, hi: priceLineTexts.hi.generalRule },
  };
}

function cessCharge(cess: CessRule, purchase: Purchase, tax: Charge): Charge {
  const amount = cessOf(cess, purchase, tax);
  if ('reason' in amount) return missingLine(cess.key, amount.reason);
  const words = cessInWords(cess, purchase);
  return lineOf(cess.key, cess, purchase, { amount: amount.value, words, of_price: stepsOfCess(cess) });
}

function cessOf({ charge }: CessRule, { variant, texts }: Purchase, tax: Charge): Known {
  if ('rupees' in charge) return { value: charge.rupees };
  const { ex_showroom_price } = variant;
  const base =
    charge.percent_of === 'ex_showroom'
      ? known(ex_showroom_price, texts.noPrice)
      : known(isLine(tax) ? tax.amount : null, texts.noRoadTax);
  return 'reason' in base ? base : { value: percentOf(base.value, charge.percent) };
}
