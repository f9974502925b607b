import { howToRead } from './every-list.ts';

const rangeOnTheRoad = 'On the road, expect less than the stated range.';

export const bikesTrail = 'Bikes';
export const electricTrail = 'Electric';

export const electricFailure = {
  title: 'Error loading electric bikes',
  message: 'Failed to fetch electric bikes.',
  withStatus: (status: number | null, message: string) => `Failed to fetch electric bikes: ${status} ${message}`,
};

export const invalidCapacity = 'Invalid engine capacity selected';
export const invalidBudget = 'Invalid budget selected';
export const invalidBodyStyle = 'Invalid body style selected';
export const noList = 'We couldn’t find this list';

export const popular = {
  label: 'Popular Bikes',
  heading: 'Popular Bikes',
  title: 'Popular bikes and scooters in India',
  description:
    'The two-wheelers that sell most in India, with ex-showroom prices, engine, mileage and power, drawn to one scale.',
  intro: `The best-selling bikes and scooters in India. Sales figures are approximate, so close sellers may swap places. ${howToRead}`,
  empty: { title: 'No popular bikes found', message: 'Check back later for new models' },
  failure: { title: 'Error loading popular bikes' },
};
export const bestOfEachStyle = 'Best of each body style';

export const scooters = {
  label: 'New Scooters',
  heading: 'Best Scooters',
  title: 'Best scooters in India: prices, mileage, seat heights',
  description:
    'Every scooter on sale in India, petrol and electric, with its ex-showroom price, mileage or range, drawn to one scale.',
  intro: `Every petrol and electric scooter on sale in India, best sellers first. ${howToRead}`,
  empty: { title: 'No scooters found' },
  failure: { title: 'Error loading scooters' },
};
export const maxiScooters = 'Maxi scooters';

export const electric = {
  label: 'Electric',
  heading: 'Electric Bikes & Scooters',
  title: 'Electric bikes and scooters in India: prices and range',
  description:
    'Every electric scooter and motorcycle on sale in India with range, battery, top speed and ex-showroom price.',
  intro: `Every electric bike and scooter on sale in India, best sellers first. ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'No electric bikes found' },
};
export const electricBikes = {
  label: 'Electric Bikes',
  heading: 'Electric Bikes',
  title: 'Electric bikes in India: prices, range, top speed',
  description:
    'Every electric motorcycle on sale in India with range, battery, top speed and ex-showroom price, drawn to one scale.',
  intro: `Electric motorcycles and mopeds on sale in India, best sellers first. ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'No electric bikes found' },
};
export const electricScooters = {
  label: 'Electric Scooters',
  heading: 'Electric Scooters',
  title: 'Electric scooters in India: prices, range, charging',
  description:
    'Every electric scooter on sale in India with range, battery, top speed and ex-showroom price, drawn to one scale.',
  intro: `Every electric scooter on sale in India, best sellers first. ${rangeOnTheRoad} ${howToRead}`,
  empty: { title: 'No electric scooters found' },
  failure: { title: 'Error loading electric scooters' },
};
export const toElectricBikes = 'Electric bikes';
export const toElectricScooters = 'Electric scooters';
export const toCompareElectric = 'Compare electric';

export const categories = {
  scooters: {
    label: 'Scooters',
    heading: 'All Scooters',
    title: 'All scooters in India: prices, mileage, range',
    description: 'All scooters on sale in India, petrol and electric, with ex-showroom prices, drawn to one scale.',
    intro: `All petrol and electric scooters on sale in India, including maxi scooters. ${howToRead}`,
  },
  sports: {
    label: 'Sports',
    heading: 'All Sports Bikes',
    title: 'All sports bikes in India: prices, power, weight',
    description: 'All sports bikes and super bikes on sale in India with ex-showroom prices, drawn to one scale.',
    intro: `All sports bikes and super bikes on sale in India. ${howToRead}`,
  },
  mileage: {
    label: 'Best Mileage',
    heading: 'Best Mileage Bikes',
    title: 'Best mileage bikes and scooters in India, in kmpl',
    description:
      'Bikes and scooters on sale in India with the best mileage, with ex-showroom prices, drawn to one scale.',
    intro: `Bikes and scooters with the best mileage first. ${howToRead}`,
  },
  cruisers: {
    label: 'Cruisers',
    heading: 'All Cruisers',
    title: 'All cruisers in India: prices, seat heights, weight',
    description: 'All cruisers on sale in India with ex-showroom prices, drawn to one scale.',
    intro: `All cruisers on sale in India. ${howToRead}`,
  },
};
export const ofCategory = {
  empty: { title: 'No bikes found in this category' },
  failure: { title: 'Error loading bikes' },
};

/** A range by its name, and as it stands inside a sentence. */
interface Range {
  name: string;
  inSentence: string;
}

export const capacity = ({ name, inSentence }: Range) => ({
  label: name,
  heading: `Best ${name} Bikes`,
  title: `Best ${name} bikes in India: prices, mileage, power`,
  description: `Every bike and scooter on sale in India with an engine of ${inSentence}: ex-showroom price, mileage, power, drawn to one scale.`,
  intro: `Every bike and scooter on sale in India with an engine of ${inSentence}, best sellers first. ${howToRead}`,
  empty: { title: 'No bikes found in this range' },
});
export const capacityInSentence = {
  lowest: (max: string) => `up to ${max} cc`,
  highest: (min: string) => `above ${min} cc`,
  between: (min: string, max: string) => `${min}-${max} cc`,
};

export const budget = ({ name, inSentence }: Range) => ({
  label: name,
  heading: `Best Bikes in ${name} Range`,
  title: `Best bikes and scooters in India: ${inSentence}`,
  description: `Every bike and scooter on sale in India for ${inSentence} ex-showroom, with mileage, power and seat height, drawn to one scale.`,
  intro: `Every bike and scooter on sale in India whose cheapest variant costs ${inSentence}, best sellers first. ${howToRead}`,
  empty: { title: 'No bikes found in this budget range' },
});
export const budgetInSentence = {
  lowest: (max: string) => `under ${max}`,
  highest: (min: string) => `above ${min}`,
  between: (min: string, max: string) => `${min} – ${max}`,
};
