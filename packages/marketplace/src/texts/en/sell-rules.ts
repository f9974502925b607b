export const brandMissing = 'Choose a brand.';
export const modelMissing = 'Enter the model, as on the bike.';
export const yearMissing = 'Choose the year of manufacture.';
export const kmMissing = 'Choose or type the kilometres.';
export const kmTooMany = 'That’s too many kilometres. Please check.';
export const ownerMissing = 'Choose which owner you are.';
export const cityMissing = 'Choose the city where buyers can see the bike.';
export const registrationMissing = 'Enter where it’s registered, as on the certificate.';
export const conditionMissing = 'Choose its condition.';
export const priceMissing = 'Enter the price you expect.';
export const priceFarOff = {
  low: (price: string, low: string, high: string) =>
    `${price} is far below similar bikes (${low} to ${high}). Correct it or confirm it below. We check low prices before buyers see the listing.`,
  high: (price: string, low: string, high: string) =>
    `${price} is far above similar bikes (${low} to ${high}). Correct it or confirm it below.`,
};
export const officeUnknown = (code: string) =>
  `RTO code ${code} doesn’t exist. Enter the code on the plate, like MH12.`;
export const descriptionMissing = 'Describe the bike. Mention repairs, new parts and problems.';
export const contactMissing = 'Please enter a valid 10-digit phone number';
export const tooShort = (fewest: number, length: number) => `Write at least ${fewest} characters. You have ${length}.`;
