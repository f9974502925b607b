import { formatNumber } from '@dopahiya/domain/site';

/** Words of the page on what a bike costs to own. */
export const headTitle = 'What will it cost to own? Petrol and electric over the years | Dopahiya';
export const headDescription =
  'Compare the cost of owning up to four bikes in your city, and see when electric becomes cheaper than petrol.';
export const sharedPicture = (bikes: readonly string[]) => `${bikes.join(' and ')} side by side, to scale`;
export const home = 'Home';
export const current = 'Cost of owning';
export const title = 'What will it cost to own?';
export const intro = 'Compare up to four bikes in your city. You see a range, because future costs vary.';
export const formLabel = 'Bikes and usage';
export const bikeNumber = (number: number) => `Bike ${number}`;
export const furtherBike = (number: number) => (number === 3 ? 'Third bike (optional)' : 'Fourth bike (optional)');
export const remove = 'Remove';
export const kmPerDay = 'Kilometres a day';
export const kmUnit = ' km';
const daysPerMonth = 'Days a month';
const years = 'Years';
export const petrol = 'Petrol, per litre';
export const electricity = 'Electricity, per unit';
export const charging = 'Charging';
export const atHome = 'At home';
export const halfAndHalf = 'Half and half';
export const publicly = 'Public';
export const countLoan = 'Include a loan: 80% of the price, 36 months';
const interest = 'Interest, yearly';
export const fieldNames = { km: kmPerDay, days: daysPerMonth, years, petrol, electricity, interest };
export const calculate = 'Calculate costs';
export const limited = (names: string) => `These values were out of range, so we used the nearest: ${names}.`;
export const unknownBike = (name: string) => `We couldn’t find a bike called ‘${name}’.`;
export const notPriced = (name: string) => `We left out ${name}. We don’t know its on-road price or mileage.`;
export const noBikes = 'Choose a bike to begin.';
export const failed = 'The costs could not be calculated.';

export const costsLess = (name: string) => `${name} costs less`;
export const costsLeast = (name: string) => `${name} costs least`;
export const costTheSame = 'Both cost the same';
export const paidLess = (name: string, month: number) =>
  month === 0 ? `You spend less on ${name} from the first day.` : `You have spent less on ${name} from month ${month}.`;
export const costsInAll = (name: string) => `Cost of ${name}`;
export const place = (city: string, km: number) => `${city}, ${formatNumber(km)} km a day`;
export const lessThan = (other: string, count: number) =>
  count === 1 ? `less than ${other} over a year` : `less than ${other} over ${count} years`;
export const inAllOver = (count: number) => (count === 1 ? 'total over one year' : `total over ${count} years`);
/** From what to what the difference is; a negative one is more, not less. */
export const savedBetween = ({ p10, p90 }: { p10: number; p90: number }, priceOf: (amount: number) => string) =>
  p10 < 0
    ? `${priceOf(-p10)} more to ${priceOf(p90)} less in 8 of 10 cases.`
    : `${priceOf(p10)} to ${priceOf(p90)} less in 8 of 10 cases.`;
export const chanceOf = (name: string, chance: number) => `${name} costs less in ${chance}% of cases.`;
export const paidInAll = (amount: string, count: number) =>
  count === 1 ? `${amount} paid in a year` : `${amount} paid in ${count} years`;
export const spanOf = (from: string, to: string) => `${from} to ${to}`;
export const betweenInAll = (from: string, to: string) => `${from} to ${to} in 8 of 10 cases, after resale.`;
export const versus = 'vs';
export const onRoad = (price: string, city: string, month: string | null) =>
  month ? `${price} on-road, ${city} · ${month}` : `${price} on-road, ${city}`;
export const paidNote = 'Lines show the money you have spent so far. Totals also subtract the resale value.';
export const bandNote = 'Line: average. Band: 8 of 10 cases.';
