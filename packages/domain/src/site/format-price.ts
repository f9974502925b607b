import * as texts from '#texts/prices';
import { formatNumber } from './format-quantity.ts';

/** The texts that stand for a price nobody gave: in tables, on cards and pages, in search suggestions. */
export const missingPrice = texts.missingPrice;

/** Whole rupees with Indian grouping: 181118 becomes '₹1,81,118'; null becomes `missing`. */
export function formatPrice(amount: number | null, missing: string = missingPrice.card): string {
  return amount === null ? missing : formatRupees(amount, 0);
}

/** Rupees with two decimals: 6767.1 becomes '₹6,767.10'. */
export const formatToPaisa = (amount: number): string => formatRupees(amount, 2);

const formatRupees = (amount: number, decimals: number): string =>
  `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(amount), { least: decimals, most: decimals })}`;
