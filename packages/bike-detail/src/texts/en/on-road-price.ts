export const label = 'On-road price';
export const indicative = 'Indicative';
export const loading = 'Loading the on-road price';
export const cityMissing = 'Select a city to view on-road price';
export const selectCity = 'Select Your City';
export const cityUnknown = (city: string) => `We have no prices for a city called ${city}.`;
export const failed = 'Failed to fetch on-road price. Please try again.';
export const serverError = 'Something went wrong on our side. Try again in a few minutes.';
export const unavailable = 'On-road price unavailable';
export const variantUnknown = 'We have no price for this variant. Select another one.';
export const bikeUnknown = 'We have no price for this bike yet. Ask a showroom.';

export const instalment = <Node>(
  { price, months, interest, month }: { price: string; months: number; interest: number; month: string },
  { b, small }: { b: (text: string) => Node; small: (text: string) => Node },
) => ['EMI ', b(price), ' a month ', small(`for ${months} months at ${interest}% (${month})`)];
export const emiCalculator = 'EMI Calculator';
export const quoteChecker = 'Check a quotation';
export const ownership = 'Cost of owning';
export const sharePrice = 'Share price';

export const otherStates = 'On-road price in other states';
export const statesFailedTitle = 'Prices in other states could not be loaded';
export const statesLoading = 'Loading prices in other states';
export const statesBasis = (variant: string, note: string) => `${variant}. ${note}`;
export const statesLabel = 'On-road price by state, cheapest first';
export const checkConnection = 'Check your connection.';
