import { formatNumber } from '@dopahiya/domain/site';

export const title = 'Resale value';
export const titleOfOld = 'Used prices by age';
export const failed = 'Resale values could not be loaded.';

export const likely = (years: number, price: string) => `${price} after ${years} ${years === 1 ? 'year' : 'years'}`;
export const inShort = (prices: string, last: string) => `Typical asking price: ${prices}. ${last}`;
export const spanAt = (years: number, low: string, high: string) =>
  `At ${years} years, 8 in 10 are listed at ${low} to ${high}.`;
export const aboveNew = (years: number, price: string) =>
  `Bikes ${years === 1 ? 'one year' : `up to ${years} years`} old are listed above the new price before tax and insurance: ${price}.`;
export const rough = (span: string) => `A rough guide, as few similar bikes are listed. ${span}`;

export const axis = (rupees: number) => (rupees === 0 ? '0' : `₹${formatNumber(rupees / 100_000)}L`);
export const axisName = 'years';
export const inFigures = 'Show as a table';
export const age = 'Age';
export const atAge = (years: number) => (years === 1 ? '1 year' : `${years} years`);
export const asked = 'Typical price';
export const inMost = '8 in 10 listings';
export const span = (low: string, high: string) => `${low} to ${high}`;

export const basis = (rows: string, month: string) =>
  `Based on ${rows} listings from ${month}, for 6,000 km a year and a first owner, in today’s rupees.`;
export const asking = 'These are asking prices, not selling prices.';
export const howWeValue = 'How we value';
