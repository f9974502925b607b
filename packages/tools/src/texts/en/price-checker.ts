/** Words of the price checker, on the home page and on its own. */
export { title, subtitle, emiTab, checkPrice } from './price-checker-form.ts';

export const headTitle = 'On-road price checker | Dopahiya';
export const headTitleOf = (bike: string, city: string) => `${bike} on-road price in ${city} | Dopahiya`;
export const headDescription =
  'What a bike or scooter costs on the road in your city: tax, registration and insurance, line by line, and what a month would cost.';

export const home = 'Home';
export const ways = 'On-road price or EMI';
export const priceTab = 'On-road price';
export const emiNeedsPrice = 'The EMI needs a price first. Pick a bike and a city.';

export const noBikes = (text: string) => `No results found for "${text}"`;
export const severalBikes = (text: string) => `'${text}' may be one of these. Which one do you mean?`;
export const variant = 'Variant';
export const optional = '(optional)';
export const anyVariant = 'The cheapest variant';
export const selectCity = 'Please select a city.';
export const unknownCity = (name: string) => `No prices are known for a city named ${name}.`;
export const citiesFailed = 'Failed to load cities.';

export const label = 'On-road price';
export const indicative = 'Indicative';
export const loading = 'Loading the on-road price';
export const pickFirst = 'Pick a bike and a city to see the price here.';
export const press = 'Press Check price to see the price.';
export const unavailable = 'On-road price unavailable';
export const fetched = 'Price fetched successfully!';
export const failed = 'Failed to fetch price.';
export const serverFault = 'The fault is on our side, not in what you chose. Try again in a few minutes.';
export const aMonth = (price: string, { months, interest }: { months: number; interest: number }) =>
  `or ${price} a month for ${months} months at ${interest} %`;
export const allTenures = 'All tenures in a table';
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
export const rateWarning = 'Many lenders ask 12% and more for two-wheelers: look at what yours asks before you plan.';
