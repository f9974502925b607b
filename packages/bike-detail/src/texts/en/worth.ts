import { formatNumber } from '@dopahiya/domain/site';

export const title = 'What it will be worth';
export const titleOfOld = 'What it is asked for, by age';
export const failed = 'What it will be worth did not load.';

export const likely = (years: number, price: string) => `after ${years} years ${price}`;
export const inShort = (prices: string, last: string) => `Usually asked: ${prices}. ${last}`;
export const spanAt = (years: number, low: string, high: string) =>
  `8 of 10 at ${years} years lie between ${low} and ${high}.`;
export const aboveNew = (years: number, price: string) =>
  `${years === 1 ? 'At one year' : `Up to ${years} years`} more is asked than a new one costs before tax and insurance: ${price}.`;
export const rough = (span: string) => `A rough guide: few such bikes were listed. ${span}`;

export const axis = (rupees: number) => (rupees === 0 ? '0' : `₹${formatNumber(rupees / 100_000)}L`);
export const axisName = 'years';
export const inFigures = 'The curve in figures';
export const age = 'Age';
export const atAge = (years: number) => (years === 1 ? '1 year' : `${years} years`);
export const asked = 'Usually asked';
export const inMost = '8 of 10 ask';
export const span = (low: string, high: string) => `${low} to ${high}`;

export const basis = (rows: string, month: string) =>
  `From ${rows} listings of ${month}, at 6,000 km a year with a first owner, in rupees of today.`;
export const asking = 'Asking prices are not selling prices.';
export const howWeValue = 'How we value';
