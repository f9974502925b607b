export const title = 'Get Best Price';
export const unpricedLead = 'Ask for the price on the road in writing, line by line.';
export const pricedLead = <Node>(
  { bike, city, price, note }: { bike: string; city: string; price: string; note: string },
  { b }: { b: (text: string) => Node },
) => [`${bike} in ${city} comes to `, b(price), ` on the road. ${note}. Compare each line of the offer.`];

export const lawfulTitle = 'What a showroom may charge';
/** What belongs on the bill of a new two-wheeler. */
export const lawfulCharges: readonly string[] = [
  'The ex-showroom price, with GST in it',
  'Road tax and registration fees, with the receipts of the transport office',
  'Third-party insurance for five years. You may buy your insurance wherever you like',
  'High-security number plates, where they are not in the ex-showroom price',
  'The fee for a loan’s entry in the registration certificate, only with a loan',
];

export const refusableTitle = 'What you may refuse';
/** What a buyer need not pay: charges without a rule behind them, and extras that nobody has to take. */
export const refusableCharges: readonly string[] = [
  'Handling, logistics or incidental charges: no rule asks for them',
  'Accessories, polish, an extended warranty or roadside help that you did not ask for',
  'The showroom’s own insurance as a condition of the sale',
  'Anything without a receipt',
];

export const showroomsTitle = (brand: string, city: string) => `${brand} showrooms in ${city}`;
