import { formatNumber } from '@dopahiya/domain/site';

/** Words of the page on what a bike costs to own. */
export const headTitle = 'What will it cost to own? Petrol and electric over the years | Dopahiya';
export const headDescription =
  'Up to three bikes, your kilometres, your city: what each costs over the years, not as one figure but as a range, and when electric overtakes petrol.';
export const home = 'Home';
export const current = 'Cost of owning';
export const title = 'What will it cost to own?';
export const intro =
  'Up to three bikes, your kilometres, your city. Not one figure but a range, because petrol prices and batteries do not keep promises.';
export const formLabel = 'What is compared, and how it is used';
export const bikeNumber = (number: number) => `Bike ${number}`;
export const thirdBike = 'A third bike, if you like';
export const remove = 'Take out';
export const kmPerDay = 'Kilometres a day';
const daysPerMonth = 'Days a month';
const years = 'Years';
export const petrol = 'Petrol, a litre';
export const electricity = 'Electricity, a unit';
export const charging = 'Charging';
export const atHome = 'At home';
export const halfAndHalf = 'Half and half';
export const publicly = 'Public';
export const countLoan = 'Count a loan: 80 % of the price, 36 months';
const interest = 'Interest, yearly';
export const fieldNames = { km: kmPerDay, days: daysPerMonth, years, petrol, electricity, interest };
export const calculate = 'Work it out';
export const limited = (names: string) => `Outside what can be worked out, so set to the nearest: ${names}.`;
export const unknownBike = (name: string) => `There is no bike called ‘${name}’ here.`;
export const notPriced = (name: string) =>
  `What ${name} costs on the road, or what it consumes, is not known, so it is left out.`;
export const noBikes = 'Choose a bike to begin.';
export const failed = 'The costs could not be worked out.';

export const overtakes = (name: string, month: number) => `${name} overtakes in month ${month}`;
export const neverOvertakes = (name: string) => `${name} never breaks even`;
export const fromStart = (name: string) => `${name} is ahead from the start`;
export const costsInAll = (name: string) => `What ${name} costs`;
export const place = (city: string, km: number) => `${city}, ${formatNumber(km)} km a day`;
export const lessOver = (count: number) => (count === 1 ? 'less over a year' : `less over ${count} years`);
export const moreOver = (count: number) => (count === 1 ? 'more over a year' : `more over ${count} years`);
export const inAllOver = (count: number) => (count === 1 ? 'in all over a year' : `in all over ${count} years`);
export const between = (from: string, to: string, chance: number, name: string) =>
  `Between ${from} and ${to} in 8 of 10 cases. ${name} costs less in ${chance} of 100 cases.`;
export const betweenInAll = (from: string, to: string) =>
  `Between ${from} and ${to} in 8 of 10 cases, resale taken off.`;
export const versus = 'vs';
export const onRoad = (price: string) => `${price} on-road`;
export const paidNote = 'Money paid so far. What each would sell for is counted in the sums, not in the lines.';
export const bandNote = 'Band: 8 of 10 cases (P10 to P90).';
