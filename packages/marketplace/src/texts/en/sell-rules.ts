import { formatPrice } from '@dopahiya/domain/site';

export const brandMissing = 'Choose the brand.';
export const modelMissing = 'Write the model, as on the bike.';
export const yearMissing = 'Choose the year in which it was made.';
export const kmMissing = 'Choose or write the kilometres.';
export const kmTooMany = 'More kilometres than a meter shows. Please check them.';
export const ownerMissing = 'Say which owner you are.';
export const cityMissing = 'Choose the city where the bike can be seen.';
export const registrationMissing = 'Write where it is registered, as on the registration certificate.';
export const conditionMissing = 'Say in what condition it is.';
export const priceMissing = 'Write the price that you expect.';
export const priceOutside = (min: number, max: number) =>
  `Write a price from ${formatPrice(min)} to ${formatPrice(max)}, in whole rupees.`;
export const priceFarOff = {
  low: (price: string, low: string, high: string) =>
    `${price} is far below what similar bikes sell for, ${low} to ${high}. Correct it, or confirm it below; we look at it before others see it.`,
  high: (price: string, low: string, high: string) =>
    `${price} is far above what similar bikes sell for, ${low} to ${high}. Correct it, or confirm it below.`,
};
export const officeUnknown = (code: string) =>
  `There is no registration office ${code}. Give the code on the plate, like MH12.`;
export const insuranceMissing = 'Say until when it is insured, or turn the insurance off.';
export const insuranceOver = 'This day is over. Write one to come, or turn the insurance off.';
export const lenderMissing = 'Name the lender, or turn the loan off.';
export const descriptionMissing = 'Describe the bike: what was changed, and what should be.';
export const contactMissing = 'Please enter a valid 10-digit phone number';
export const tooLong = (most: number, length: number) =>
  `At most ${most} characters fit, and this has ${length}. Please shorten it.`;
export const tooShort = (fewest: number, length: number) =>
  `At least ${fewest} characters, please: this has ${length}.`;
