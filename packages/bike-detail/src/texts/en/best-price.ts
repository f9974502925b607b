export const title = 'Get Best Price';
export const unpricedLead = 'Ask the showroom for a written on-road price, line by line.';
export const pricedLead = <Node>(
  { bike, city, price, note }: { bike: string; city: string; price: string; note: string },
  { b }: { b: (text: string) => Node },
) => [`${bike} in ${city} comes to `, b(price), ` on the road. ${note}. Compare each line of the offer.`];

export const lawfulTitle = 'What a showroom may charge';
/** What belongs on the bill of a new two-wheeler. */
export const lawfulCharges: readonly string[] = [
  'The ex-showroom price, including GST',
  'Road tax and registration fees, with RTO receipts',
  'Five years of third-party insurance, from any insurer you choose',
  'High-security number plates, if not in the ex-showroom price',
  'The hypothecation fee, only if you take a loan',
];

export const refusableTitle = 'What you can refuse';
/** What a buyer need not pay: charges without a rule behind them, and extras that nobody has to take. */
export const refusableCharges: readonly string[] = [
  'Handling, logistics or incidental charges, which no rule requires',
  'Accessories, polish, extended warranty or roadside help you did not ask for',
  'Having to buy the showroom’s own insurance',
  'Anything without a receipt',
];

export const showroomsTitle = (brand: string, city: string) => `${brand} showrooms in ${city}`;
