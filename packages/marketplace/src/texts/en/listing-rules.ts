import { formatPrice } from '@dopahiya/domain/site';

export const priceOutside = (min: number, max: number) =>
  `Enter a price from ${formatPrice(min)} to ${formatPrice(max)}, in whole rupees.`;
export const insuranceMissing = 'Enter the date the insurance ends, or turn insurance off.';
export const insuranceOver = 'This date has passed. Enter a later one, or turn insurance off.';
export const lenderMissing = 'Enter the lender, or turn the loan off.';
export const tooLong = (max: number, length: number) => `Use ${max} characters or fewer. You have ${length}.`;
export const insuranceFar = (year: number) => `Enter a date up to the end of ${year}.`;
