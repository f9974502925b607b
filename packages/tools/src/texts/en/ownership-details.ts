import { formatNumber } from '@dopahiya/domain/site';

/** Words of the curves of the page on what a bike costs to own, and of what stands below them. */
export const publicCharger = 'At a public charger, a unit';

export const breakEven = 'Break-even';
export const month = (number: number) => `month ${number}`;
export const never = 'never';
export const fromStart = 'from the start';
export const breakEvenChance = (name: string, chance: number, last: number | null) =>
  last === null
    ? `Less has been paid for ${name} before the end in ${chance} of 100 cases.`
    : last === 0
      ? `Less has been paid for ${name} from the first day in 9 of 10 cases.`
      : `Less has been paid for ${name} before month ${last} in 9 of 10 cases.`;
export const perKm = 'A kilometre, everything counted';
export const energyPerKm = 'A kilometre, fuel only';
export const petrolAt = (price: string) => `Petrol at ${price} a litre.`;
export const electricityAt = (price: string) => `Electricity at ${price} a unit.`;
export const inFigures = 'In figures';
export const tableTitle = 'The same figures as a table';
export const tableCaption = 'Money paid so far, on average; below it from what to what in 8 of 10 cases';
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
  'An estimate. Prices of petrol and electricity as of the day stated; taxes and premiums by the rules of the on-road price.';

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
  salePrice: { name: 'Share of the asking price that buyers pay', source: 'General knowledge', unit: 'percent' },
  petrolPrice: { name: 'The price of petrol', source: '', unit: 'rupees' },
  electricityPrice: { name: 'The price of electricity', source: '', unit: 'rupees' },
  mileage: { name: 'consumption in traffic', source: '', unit: 'share' },
  sale: { name: 'how well it sells', source: '', unit: 'share' },
};
export const effectOfBike = (bike: string, name: string) => `${bike}: ${name}`;
export const mileage = (name: string) => `${name}, in traffic`;
export const mileageValue = (from: string, to: string, unit: string) => `${from} to ${to} ${unit}`;
export const mileageSource = (share: string) => `${share} of the stated figure; general knowledge`;
export const service = (name: string) => `${name}, service of 10,000 km`;
export const serviceSource = 'Workshop bills of its class; general knowledge';
export const asked = (name: string, years: number) =>
  years === 1 ? `${name}, asked for after a year` : `${name}, asked for after ${years} years`;
export const askedSource = (rows: string, date: string) => `${rows} listings of used bikes, ${date}`;
export const askedRoughly = (rows: string, date: string) =>
  `${rows} listings of used bikes, ${date}; few of them like it, so the range is wide`;
export const howWeValue = 'How used bikes are valued';
export const kmPerLitre = 'km a litre';
export const kmPerCharge = 'km a charge';
export const percent = (value: string) => `${value} %`;
export const yearsText = (value: string) => `${value} years`;
export const range = (from: string, to: string) => `${from} to ${to}`;
export const outside = (least: string, most: string) => `Give a number from ${least} to ${most}.`;
