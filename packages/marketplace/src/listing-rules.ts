import { insuranceFault, lastInsuredYear, listingLimits } from '@dopahiya/domain/market';
import { cleanText, isWithin, textError } from '@dopahiya/domain/typed';
import * as texts from '#texts/listing-rules';

const { price: prices, loan_provider } = listingLimits;

/** Returns the error of a price in rupees. */
export const priceError = (price: number) => !isWithin(price, prices) && texts.priceOutside(prices.min, prices.max);

const insuranceErrors = {
  missing: () => texts.insuranceMissing,
  past: () => texts.insuranceOver,
  far: (today: Date) => texts.insuranceFar(lastInsuredYear(today)),
};

/** Returns the error of the date an insurance ends. */
export function insuranceError(day: string, today: Date) {
  const fault = insuranceFault(day, today);
  return fault !== null && insuranceErrors[fault](today);
}

/** Returns the error of a line of text; only a required one has a sentence for a missing text. */
export const lineError = (typed: string, max: number, missing = '') =>
  textError(cleanText(typed), { min: missing === '' ? 0 : 1, max }, { missing, long: texts.tooLong });

/** Returns the error of the lender of a loan. */
export const lenderError = (typed: string) => lineError(typed, loan_provider, texts.lenderMissing);
