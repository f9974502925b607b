import type { ListingCondition, ListingOwner } from '@dopahiya/domain/market';

export const optional = '(optional)';
export const brand = 'Brand';
export const chooseBrand = 'Choose a brand';
export const brandsFailed = 'Could not fetch brands from API. Using default brand data due to API error';
export const model = 'Model';
export const modelHint = 'Choose your model, or type it as on the bike.';
export const brandFirst = 'Choose a brand first';
export const modelFirst = 'Choose a model first';
export const version = 'Version';
export const year = 'Year of manufacture';
export const chooseYear = 'Choose a year';
export const km = 'Kilometres ridden';
export const typeKm = 'Or type it';
export const kmUnit = 'km';
export const colour = 'Colour';
export const owner = 'Owner';
export const owners: Record<ListingOwner, string> = { '1st': '1st', '2nd': '2nd', '3rd+': '3rd+' };

export const city = 'City';
export const cityHint = 'Where the bike can be seen';
export const chooseCity = 'Choose a city';
export const changeCity = 'Change';
export const registration = 'Registration location';
export const registrationHint = 'The office code on the plate is enough, like MH12';

export const condition = 'Condition';
export const conditionDetails: Record<ListingCondition, string> = {
  excellent: 'No work needed',
  good: 'Small scratches',
  fair: 'Runs well, looks used',
  needs_work: 'Needs repair before riding',
};
export const price = 'Expected price';
export const similarSellFor = (low: string, high: string) => `Similar bikes sell for ${low} to ${high}`;
export const takeEstimate = (estimate: string) => `Use our estimate, ${estimate}`;
export const confirmPrice = {
  low: (asked: string) => `Yes, I want only ${asked}`,
  high: (asked: string) => `Yes, I want ${asked}`,
};
export const negotiable = 'Price is negotiable';
export const insured = 'Insured';
export const insuredUntil = 'Insurance valid until';
export const loan = 'Loan still active';
export const lender = 'Lender';
export const lenderPlaceholder = 'Bank or finance company';
export const remarks = 'Notes about the loan';
export const description = 'Description';
export const descriptionHint = (fewest: number) =>
  `At least ${fewest} characters. Mention repairs, new parts and problems. No phone numbers or links.`;
export const contact = 'Contact';
export const contactHint = '10 digits. We never publish your number.';
