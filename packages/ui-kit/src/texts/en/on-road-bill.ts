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

export const estimate = 'An estimate: neither the month of its price nor the day of its rules is known';
export const estimateByRules = (day: string) => `An estimate: rules of ${day}, the month of its price is not known`;
/** Of a price with its month; the day of the rules is null where it is not known. */
export const estimateOfMonth = (month: string, day: string | null) =>
  day === null
    ? `An estimate: price of ${month}, the day of its rules is not known`
    : `An estimate: price of ${month}, rules of ${day}`;
export const oldEstimate = (month: string, day: string | null) =>
  day === null
    ? `An estimate: price of ${month}, more than a year old, the day of its rules is not known`
    : `An estimate: price of ${month}, more than a year old, rules of ${day}`;
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
