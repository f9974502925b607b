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

export const estimate = 'An estimate';
export const estimateOfMonth = (month: string) => `An estimate: price of ${month}`;
export const estimateByRules = (day: string) => `An estimate: rules of ${day}`;
export const estimateOfMonthByRules = (month: string, day: string) => `An estimate: price of ${month}, rules of ${day}`;
export const oldEstimate = (month: string, day: string) =>
  `An estimate: price of ${month}, more than a year old, rules of ${day}`;
export const oldPrice = 'An old price. Ask a showroom for today’s.';

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
