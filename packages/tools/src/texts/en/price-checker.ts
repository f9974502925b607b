/** Words of the price checker, on the home page and on its own. */
export { title, subtitle, emiTab, checkPrice } from './price-checker-form.ts';

export const headTitle = 'On-road price checker | Dopahiya';
export const headTitleOf = (bike: string, city: string) => `${bike} on-road price in ${city} | Dopahiya`;
export const headDescription =
  'The on-road price of any bike or scooter in your city: tax, registration, insurance and EMI.';

export const home = 'Home';
export const ways = 'On-road price or EMI';
export const priceTab = 'On-road price';
export const emiNeedsPrice = 'Pick a bike and a city first to see the EMI.';

export const noBikes = (text: string) => `No results found for "${text}"`;
export const severalBikes = (text: string) => `We found several bikes for '${text}'. Which one do you mean?`;
export const variant = 'Variant';
export const optional = '(optional)';
export const anyVariant = 'The cheapest variant';
export const selectCity = 'Please select a city.';
export const unknownCity = (name: string) => `We have no prices for a city called ${name}.`;
export const citiesFailed = 'Failed to load cities.';

export const label = 'On-road price';
export const indicative = 'Indicative';
export const loading = 'Loading the on-road price';
export const pickFirst = 'Pick a bike and a city to see the price here.';
export const press = 'Press Check price to see the on-road price.';
export const unavailable = 'On-road price unavailable';
export const fetched = 'Price fetched successfully!';
export const failed = 'Failed to fetch price.';
export const serverError = 'Something went wrong on our side. Try again in a few minutes.';
export const aMonth = (
  price: string,
  { months, interest, month }: { months: number; interest: number; month: string },
) => `or ${price} a month for ${months} months at ${interest}% (${month})`;
export const allTenures = 'Compare all tenures';
export const quoteChecker = 'Check a dealer’s quotation';

export const loanAmount = 'Loan amount';
export const interestRate = 'Interest rate, yearly';
export const tenure = 'Tenure';
export const months = ' months';
export const calculate = 'Calculate EMI';
export const calculated = 'EMI calculated successfully!';
export const invalid = 'Please enter valid EMI inputs.';
export const emiTitle = (count: number) => (count === 1 ? 'EMI for 1 month' : `EMI for ${count} months`);
export const emiNote = (rate: string) => `${rate}%, reducing balance`;
export const rateWarning = (rate: string, month: string) =>
  `This is below the lowest rate in our list, ${rate}% (${month}). Ask your lender first.`;
