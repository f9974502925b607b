import { formatNumber } from '@dopahiya/domain/site';

/** Words of the page on what a bike costs to own. */
export const headTitle = 'What will it cost to own? Petrol and electric over the years | Dopahiya';
export const headDescription =
  'Up to four bikes, your kilometres, your city: what each costs over the years, not as one figure but as a range, and when electric overtakes petrol.';
export const sharedPicture = (bikes: readonly string[]) => `${bikes.join(' and ')} side by side, to scale`;
export const home = 'Home';
export const current = 'Cost of owning';
export const title = 'What will it cost to own?';
export const intro =
  'Up to four bikes, your kilometres, your city. Not one figure but a range, because petrol prices and batteries do not keep promises.';
export const formLabel = 'What is compared, and how it is used';
export const bikeNumber = (number: number) => `Bike ${number}`;
export const furtherBike = (number: number) =>
  number === 3 ? 'A third bike, if you like' : 'A fourth bike, if you like';
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

export const costsLess = (name: string) => `${name} costs less`;
export const costsLeast = (name: string) => `${name} costs least`;
export const costTheSame = 'Both cost the same';
export const paidLess = (name: string, month: number) =>
  month === 0
    ? `Less has been paid for ${name} from the first day.`
    : `Less has been paid for ${name} from month ${month} on.`;
export const costsInAll = (name: string) => `What ${name} costs`;
export const place = (city: string, km: number) => `${city}, ${formatNumber(km)} km a day`;
export const lessThan = (other: string, count: number) =>
  count === 1 ? `less than ${other} over a year` : `less than ${other} over ${count} years`;
export const inAllOver = (count: number) => (count === 1 ? 'in all over a year' : `in all over ${count} years`);
/** From what to what the difference is; a negative one is more, not less. */
export const savedBetween = ({ p10, p90 }: { p10: number; p90: number }, priceOf: (amount: number) => string) =>
  p10 < 0
    ? `From ${priceOf(-p10)} more to ${priceOf(p90)} less in 8 of 10 cases.`
    : `From ${priceOf(p10)} to ${priceOf(p90)} less in 8 of 10 cases.`;
export const chanceOf = (name: string, chance: number) => `${name} costs less in ${chance} of 100 cases.`;
export const paidInAll = (amount: string, count: number) =>
  count === 1 ? `${amount} paid in a year` : `${amount} paid in ${count} years`;
export const spanOf = (from: string, to: string) => `${from} to ${to}`;
export const betweenInAll = (from: string, to: string) =>
  `Between ${from} and ${to} in 8 of 10 cases, resale taken off.`;
export const versus = 'vs';
export const onRoad = (price: string, city: string, month: string | null) =>
  month ? `${price} on-road, ${city} · ${month}` : `${price} on-road, ${city}`;
export const paidNote = 'Money paid so far. What each would sell for is counted in the sums, not in the lines.';
export const bandNote = 'Band: 8 of 10 cases (P10 to P90). Line: on average.';
