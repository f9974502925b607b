export const exShowroomPrice = 'Ex-showroom price';
export const rtoCharges = 'RTO charges';
export const insurance = 'Insurance';
export const otherCharges = 'Other charges';
export const lineTitle = (line: string, price: string) => `${line}: ${price}`;

export const source = (name: string) => `Source: ${name}`;
export const since = (day: string) => `In force since ${day}`;
/** How sure a line of a price is. */
export const confidence = {
  high: 'Confidence: High (official publication)',
  medium: 'Confidence: Medium (press, or a bank’s or insurer’s guide)',
  low: 'Confidence: Low (general knowledge). Check with the dealer',
};

export const estimate = 'Estimate. We don’t know the dates of its price or rules';
export const estimateByRules = (day: string) => `Estimate by rules of ${day}. We don’t know the month of the price`;
/** Of a price with its month; the day of the rules is null where it is not known. */
export const estimateOfMonth = (month: string, day: string | null) =>
  day === null
    ? `Estimate by the price of ${month}. We don’t know the date of the rules`
    : `Estimate: price of ${month}, rules of ${day}`;
export const oldEstimate = (month: string, day: string | null) =>
  day === null
    ? `Estimate: price of ${month} (over a year old). We don’t know the date of the rules`
    : `Estimate: price of ${month} (over a year old), rules of ${day}`;
export const oldPrice = 'This price is old. Ask a showroom for today’s price.';

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
export const copyingRefused = 'Your browser blocked copying. Select the price and copy it yourself.';
