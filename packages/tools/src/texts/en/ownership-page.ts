import { formatNumber } from '@dopahiya/domain';

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
export const publicCharger = 'At a public charger, a unit';
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
export const breakEven = 'Break-even';
export const month = (number: number) => `month ${number}`;
export const never = 'never';
export const breakEvenChance = (name: string, chance: number, last: number | null) =>
  last === null
    ? `${name} has cost less before the end in ${chance} of 100 cases.`
    : `${name} has cost less before month ${last} in 9 of 10 cases.`;
export const perKm = 'A kilometre, everything counted';
export const energyPerKm = 'A kilometre, fuel only';
export const petrolAt = (price: string) => `Petrol at ${price} a litre.`;
export const electricityAt = (price: string) => `Electricity at ${price} a unit.`;
export const inFigures = 'In figures';
export const versus = 'vs';
export const onRoad = (price: string) => `${price} on-road`;
export const paidInAll = (amount: string) => `${amount} paid`;
export const paidNote = 'Money paid so far. What each would sell for is counted in the sums, not in the lines.';
export const bandNote = 'Band: 8 of 10 cases (P10 to P90).';
export const tableTitle = 'The same figures as a table';
export const tableCaption = 'Money paid so far, in half of all cases at most; below it 8 of 10 cases';
export const afterYears = 'After';
export const lakhs = (count: number) => `₹${formatNumber(count)}L`;
export const monthWord = 'month';
export const bought = 'Bought';
export const yearNumber = (year: number) => (year === 1 ? '1 year' : `${year} years`);
export const spanOf = (from: string, to: string) => `${from} to ${to}`;
export const netRow = 'In all, resale taken off';

export const driversTitle = 'What drives the difference';
export const driversIntro = (count: number, km: string, other: string) =>
  count === 1
    ? `Over a year and ${km} km, on average. To the right: ${other} costs less.`
    : `Over ${count} years and ${km} km, on average. To the right: ${other} costs less.`;
export const sideOf = (name: string) => `${name} less`;
export const togetherFor = (name: string) => `Together, in favour of ${name}`;
export const energyBasis = (km: string, first: string, other: string) =>
  `${km} km: ${first} a kilometre against ${other}`;
export const against = (first: string, other: string) => `${first} against ${other}`;
export const parts = {
  purchase: 'On-road price',
  energy: 'Petrol or electricity',
  service: 'Service and wear',
  insurance: 'Insurance',
  battery: 'Battery replacement',
  resale: 'What it sells for',
};
export const sensitivityTitle = 'What moves it most';
export const sensitivityIntro =
  'How far the difference lies apart between the lower and the upper values of each assumption.';

export const assumptionsTitle = 'What we assume';
export const assumptionsIntro = (draws: number) =>
  `${formatNumber(draws)} futures are drawn from these ranges; the same entries give the same answer. Kilometres, days, years, prices and the loan are changed above, the ranges below.`;
export const changeTitle = 'Set one value in place of a range';
export const sourceOf = (source: string) => `Source: ${source}`;
export const dated = (source: string, date: string) => `${source}, ${date}`;
export const estimate =
  'An estimate. Prices of petrol and electricity as of the day stated; taxes and premiums by the rules of today.';

interface Assumption {
  name: string;
  source: string;
  unit: 'percent' | 'rupees' | 'years' | 'share';
}

/** What each range is called, and where it comes from. */
export const assumptions: Record<string, Assumption> = {
  petrolGrowth: {
    name: 'Petrol rises a year by',
    source: 'Prices of 2022 to 2026, general knowledge',
    unit: 'percent',
  },
  electricityGrowth: {
    name: 'Electricity rises a year by',
    source: 'Tariff orders of 2022 to 2026, general knowledge',
    unit: 'percent',
  },
  costGrowth: { name: 'Service and insurance rise a year by', source: 'General knowledge', unit: 'percent' },
  chargingLoss: { name: 'Lost in charging', source: 'General knowledge', unit: 'percent' },
  batteryPerKwh: { name: 'A new battery, a kWh', source: 'Lists of makers and shops, 2024', unit: 'rupees' },
  batteryLife: { name: 'A battery lasts', source: 'Warranties of 3 to 8 years, general knowledge', unit: 'years' },
  insuranceOffer: { name: 'Insurance against the tariff', source: 'Offers seen, general knowledge', unit: 'percent' },
  firstYearLoss: {
    name: 'Lost of the price in the first year',
    source: 'Insured value after a year; general knowledge',
    unit: 'percent',
  },
  laterLossPetrol: {
    name: 'Lost in each later year, petrol',
    source: 'Asking prices of 7,142 used bikes, 2022',
    unit: 'percent',
  },
  laterLossElectric: {
    name: 'Lost in each later year, electric',
    source: 'No source found, so the range is wide',
    unit: 'percent',
  },
  salePrice: { name: 'Paid of an asking price', source: 'General knowledge', unit: 'percent' },
  petrolPrice: { name: 'The price of petrol', source: '', unit: 'rupees' },
  electricityPrice: { name: 'The price of electricity', source: '', unit: 'rupees' },
  mileageFirst: { name: 'The first bike’s consumption in traffic', source: '', unit: 'share' },
  mileageOther: { name: 'The second bike’s consumption in traffic', source: '', unit: 'share' },
  saleOther: { name: 'Luck at the sale of the second bike', source: '', unit: 'share' },
};
export const mileage = (name: string) => `${name}, in traffic`;
export const mileageValue = (from: string, to: string, unit: string) => `${from} to ${to} ${unit}`;
export const mileageSource = (share: string) => `${share} of the stated figure; general knowledge`;
export const service = (name: string) => `${name}, service of 10,000 km`;
export const serviceSource = 'Workshop bills of its class; general knowledge';
export const kmPerLitre = 'km a litre';
export const kmPerCharge = 'km a charge';
export const percent = (value: string) => `${value} %`;
export const yearsText = (value: string) => `${value} years`;
export const range = (from: string, to: string) => `${from} to ${to}`;
