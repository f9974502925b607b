import { plural } from '@dopahiya/domain/site';

export const title = 'Get Best Price';
export const unpricedLead = 'Ask the showroom for a written on-road price, line by line.';
export const pricedLead = <Node>(
  { bike, city, price, note }: { bike: string; city: string; price: string; note: string },
  { b }: { b: (text: string) => Node },
) => [`The ${bike} costs `, b(price), ` on-road in ${city}. ${note}.`];

export const variantsTitle = 'Prices of all variants';

export const lendersTitle = 'Lenders’ rates';
export const rate = (from: string, upTo: string | null) => (upTo === null ? `${from}%` : `${from}% to ${upTo}%`);
export const rateOfMonth = (rateText: string, month: string) => `${rateText}, ${month}`;
export const emi = (amount: string, months: number) => `EMI ${amount} for ${months} months`;
export const allLenders = 'Compare all lenders';
export const sample = 'Sample';

export const usedTitle = (bike: string) => `Used ${bike}`;
export const kilometres = (count: string) => `${count} km`;
export const allUsed = (count: number) =>
  plural(count, { one: 'See all used bikes', other: `See all ${count} used bikes` });
export const noUsed = (bike: string) => `No used ${bike} for sale right now.`;

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
