import { formatNumber } from '@dopahiya/domain/site';

/** Words of the curves of the page on what a bike costs to own, and of what stands below them. */
export const publicCharger = 'Public charging, per unit';

export const breakEven = 'Break-even';
export const month = (number: number) => `month ${number}`;
export const never = 'never';
export const fromStart = 'from the start';
export const breakEvenChance = (name: string, chance: number, last: number | null) =>
  last === null
    ? `You spend less on ${name} before the end in ${chance}% of cases.`
    : last === 0
      ? `You spend less on ${name} from the first day in 9 of 10 cases.`
      : `You have spent less on ${name} before month ${last} in 9 of 10 cases.`;
export const perKm = 'Total cost per km';
export const energyPerKm = 'Fuel cost per km';
export const petrolAt = (price: string) => `Petrol at ${price} per litre.`;
export const electricityAt = (price: string) => `Electricity at ${price} per unit.`;
export const inFigures = 'Key figures';
export const tableTitle = 'Show as a table';
export const tableCaption = 'Average spend so far, with the range for 8 of 10 cases below';
export const afterYears = 'After';
export const lakhs = (count: number) => `₹${formatNumber(count)}L`;
export const monthWord = 'month';
export const bought = 'Bought';
export const yearNumber = (year: number) => (year === 1 ? '1 year' : `${year} years`);
export const spanOf = (from: string, to: string) => `${from} to ${to}`;
export const netRow = 'Total after resale';

export const driversTitle = 'Why the costs differ';
export const driversIntro = (count: number, km: string, other: string) =>
  count === 1
    ? `Average over one year and ${km} km. Bars to the right: ${other} costs less.`
    : `Average over ${count} years and ${km} km. Bars to the right: ${other} costs less.`;
export const sideOf = (name: string) => `${name} cheaper`;
export const togetherFor = (name: string) => `Total, in favour of ${name}`;
export const energyBasis = (km: string, first: string, other: string) => `${km} km: ${first} per km vs ${other}`;
export const against = (first: string, other: string) => `${first} vs ${other}`;
export const parts = {
  purchase: 'On-road price',
  energy: 'Petrol or electricity',
  service: 'Service and wear',
  insurance: 'Insurance',
  battery: 'Battery replacement',
  resale: 'Resale value',
};
export const sensitivityTitle = 'What changes the result most';
export const sensitivityIntro = 'How much the difference changes between the low and high value of each assumption.';

export const assumptionsTitle = 'Our assumptions';
export const assumptionsIntro = (draws: number) =>
  `We run ${formatNumber(draws)} simulations with values from these ranges. Values without a source are our own estimates.`;
export const changeTitle = 'Set your own values';
export const sourceOf = (source: string) => `Source: ${source}`;
export const dated = (source: string, date: string) => `${source}, ${date}`;
export const estimate =
  'These costs are estimates. Fuel prices are from the date shown. Taxes and premiums follow our on-road price rules.';

interface Assumption {
  name: string;
  source: string;
  unit: 'percent' | 'rupees' | 'years' | 'share';
}

/** What each range is called, and where it comes from. */
export const assumptions: Record<string, Assumption> = {
  petrolGrowth: {
    name: 'Petrol price rise per year',
    source: 'Our estimate from prices of 2022 to 2026',
    unit: 'percent',
  },
  electricityGrowth: {
    name: 'Electricity price rise per year',
    source: 'Our estimate from tariff orders of 2022 to 2026',
    unit: 'percent',
  },
  costGrowth: { name: 'Service and insurance price rise per year', source: '', unit: 'percent' },
  chargingLoss: { name: 'Electricity lost in charging', source: '', unit: 'percent' },
  batteryPerKwh: { name: 'New battery, per kWh', source: 'Price lists of makers and shops, 2024', unit: 'rupees' },
  batteryLife: { name: 'Battery life', source: 'Our estimate from warranties of 3 to 8 years', unit: 'years' },
  insuranceOffer: {
    name: 'Insurance premium, share of the tariff',
    source: 'Our estimate from insurers’ offers',
    unit: 'percent',
  },
  firstYearLoss: {
    name: 'Value lost in the first year',
    source: 'Our estimate from insured values',
    unit: 'percent',
  },
  laterLossPetrol: {
    name: 'Value lost each later year, petrol',
    source: 'Asking prices of 7,142 used bikes, 2022',
    unit: 'percent',
  },
  laterLossElectric: {
    name: 'Value lost each later year, electric',
    source: 'No source found, so the range is wide',
    unit: 'percent',
  },
  salePrice: { name: 'Share of the asking price that buyers pay', source: '', unit: 'percent' },
  petrolPrice: { name: 'Petrol price', source: '', unit: 'rupees' },
  electricityPrice: { name: 'Electricity price', source: '', unit: 'rupees' },
  mileage: { name: 'mileage in traffic', source: '', unit: 'share' },
  sale: { name: 'resale demand', source: '', unit: 'share' },
};
export const effectOfBike = (bike: string, name: string) => `${bike}: ${name}`;
export const mileage = (name: string) => `${name}, in traffic`;
export const mileageValue = (from: string, to: string, unit: string) => `${from} to ${to} ${unit}`;
export const mileageSource = (share: string) => `Our estimate: ${share} of the stated figure`;
export const service = (name: string) => `${name}, service per 10,000 km`;
export const serviceSource = 'Our estimate from workshop bills';
export const asked = (name: string, years: number) =>
  years === 1 ? `${name}, asking price after 1 year` : `${name}, asking price after ${years} years`;
export const askedSource = (rows: string, date: string) => `${rows} used-bike listings, ${date}`;
export const askedRoughly = (rows: string, date: string) =>
  `${rows} used-bike listings, ${date}. Few are similar, so the range is wide`;
export const howWeValue = 'How used bikes are valued';
export const kmPerLitre = 'km per litre';
export const kmPerCharge = 'km per charge';
export const percent = (value: string) => `${value}%`;
export const yearsText = (value: string) => `${value} years`;
export const range = (from: string, to: string) => `${from} to ${to}`;
export const outside = (min: string, max: string) => `Enter a number from ${min} to ${max}.`;
