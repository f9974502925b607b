/** What is said of a price beside those of such bikes. */
export const grades = {
  great: 'Far below what most ask',
  good: 'Below what most ask',
  fair: 'A usual price',
  high: 'Above what most ask',
  'very-high': 'Far above what most ask',
};
export const below = (grade: string, rupees: string) => `${grade}: ${rupees} under the estimate`;
export const above = (grade: string, rupees: string) => `${grade}: ${rupees} over the estimate`;
export const even = (grade: string) => `${grade}: just the estimate`;
export const unusuallyLow = (rupees: string) =>
  `Unusually low, ${rupees} under the estimate: check papers and bike first`;

export const asking = 'Asking';
export const span = (low: string, high: string) => `8 of 10 such bikes are asked for between ${low} and ${high}.`;
export const basis =
  'An estimate from model, age, kilometres, owner and state; it has not seen this bike. Asking prices are not selling prices.';
export const askedAboveNew = (price: string) =>
  `More is asked than a new one costs before tax and insurance: ${price}.`;
export const estimateAboveNew = (price: string) =>
  `The estimate is more than a new one costs, because that price leaves out road tax, registration and insurance: ${price}.`;
export const howWeValue = 'How we value';
