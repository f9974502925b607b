export const label = 'On-road price';
export const indicative = 'Indicative';
export const loading = 'Loading the on-road price';
export const cityMissing = 'Select a city to view on-road price';
export const selectCity = 'Select Your City';
export const cityUnknown = (city: string) => `No prices are known for a city named ${city}.`;
export const failed = 'Failed to fetch on-road price. Please try again.';
export const serverFault = 'The fault is on our side, not in what you chose. It may work in a few minutes.';
export const unavailable = 'On-road price unavailable';
export const variantUnknown = 'No price is known of a variant of this name. Select another variant.';
export const bikeUnknown = 'No price is known of this bike. Ask a showroom for it.';

export const exShowroomPrice = 'Ex-showroom price';
export const rtoCharges = 'RTO charges';
export const insurance = 'Insurance';
export const otherCharges = 'Other charges';
export const lineTitle = (line: string, price: string) => `${line}: ${price}`;

export const source = (name: string) => `Source: ${name}`;
export const since = (day: string) => `In force since ${day}`;
/** How sure a line of a price is. */
export const confidence = {
  high: 'Confidence: High: an official publication',
  medium: 'Confidence: Medium: the press, or a bank’s or insurer’s guide',
  low: 'Confidence: Low: general knowledge; ask before you rely on it',
};

export const instalment = <Node>(
  { price, months, interest }: { price: string; months: number; interest: number },
  { b, small }: { b: (text: string) => Node; small: (text: string) => Node },
) => ['EMI ', b(price), ' a month ', small(`for ${months} months at ${interest} %`)];
export const emiCalculator = 'EMI Calculator';
export const sharePrice = 'Share price';
/** A price in plain text, for copying and sharing. */
export const priceDetails = (bike: string, city: string, prices: PriceDetails, note: string) =>
  [
    `${bike}, ${city}`,
    `Ex-showroom price: ${prices.exShowroom}`,
    `RTO charges: ${prices.rto}`,
    `Insurance: ${prices.insurance}`,
    `Other charges: ${prices.other}`,
    `On-road price: ${prices.onRoad}`,
    note,
  ].join('\n');
interface PriceDetails {
  exShowroom: string;
  rto: string;
  insurance: string;
  other: string;
  onRoad: string;
}
export const priceCopied = 'Price details copied to clipboard!';
export const copyingRefused = 'Your browser does not allow copying. Select the price and copy it yourself.';

export const otherStates = 'The same bike in other states';
export const statesFailedTitle = 'The prices in other states could not be loaded';
export const statesLoading = 'Loading the prices in other states';
export const statesBasis = (variant: string, note: string) => `${variant}. ${note}`;
export const statesLabel = 'On-road price by state, the cheapest first';
export const checkConnection = 'Check your connection.';
