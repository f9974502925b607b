import { language } from '#texts/language';
import * as texts from '#texts/prices';

const rupees = new Intl.NumberFormat(language, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** The texts that stand for a price nobody gave: in tables, on cards and pages, in search suggestions. */
export const missingPrice = texts.missingPrice;

/** Whole rupees with Indian grouping: 181118 becomes '₹1,81,118'; null becomes `missing`. */
export function formatPrice(amount: number | null, missing: string = missingPrice.card): string {
  return amount === null ? missing : rupees.format(amount);
}
