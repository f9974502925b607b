/** What is said of a price beside those of such bikes. */
export const grades = {
  great: 'Great price',
  good: 'Good price',
  fair: 'Fair price',
  high: 'Above market',
};
export const below = (grade: string, rupees: string) => `${grade}: ${rupees} below our estimate`;
export const above = (grade: string, rupees: string) => `${grade}: ${rupees} above our estimate`;
export const even = (grade: string) => `${grade}: matches our estimate`;
export const behind = (value: string, low: string, high: string) => `Our estimate: ${value} (${low} to ${high})`;
export const unusuallyLow = (rupees: string) =>
  `Unusually low: ${rupees} below our estimate. Check the papers and the bike first`;

export const asking = 'Asking price';
export const span = (low: string, high: string) => `Most similar bikes are listed at ${low} to ${high}.`;
export const basis =
  'We haven’t inspected this bike. Our estimate uses its model, age, kilometres, owner and state. Asking prices aren’t selling prices.';
export const askedAboveNew = (price: string) => `A new one costs less, before tax and insurance: ${price}.`;
export const estimateAboveNew = (price: string) =>
  `Our estimate is more than a new one costs, because that price leaves out road tax, registration and insurance: ${price}.`;
export const howWeValue = 'How we value';
