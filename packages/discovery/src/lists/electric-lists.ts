import { bodyStyleNames, paths } from '@dopahiya/domain';
import { electricBikes, filteredBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus, howToRead } from './list-words.ts';

const scooterStyles = ['scooter', 'maxiscooter'];
const otherStyles = Object.keys(bodyStyleNames).filter((style) => !scooterStyles.includes(style));

/** The documented call for electric scooters, made exact by parameters of ours; scooters of other batteries count too. */
const scooters = {
  battery_type: 'Lithium-Ion',
  any_battery: 'true',
  fuel: 'electric',
  status: 'on_sale',
  body_style: scooterStyles.join(','),
} as const;
const sorts = ['popularity', 'price-low', 'price-high', 'range', 'rating'] as const;
const trail = [{ label: 'Electric', to: paths.electric }];
const range = 'On the road a bike goes less far than its stated range.';

/** Everything on sale that runs on a battery. */
export const electricList: BikeList = {
  path: paths.electric,
  label: 'Electric',
  heading: 'Electric Bikes & Scooters',
  title: 'Electric bikes and scooters in India: prices and range',
  description:
    'Every electric two-wheeler on sale in India: scooters and motorcycles with range, battery, top speed and ex-showroom price, drawn to one scale.',
  intro: `Everything on two wheels that runs on a battery and is on sale in India; what sells most comes first. ${range} ${howToRead}`,
  related: [
    { label: 'Electric bikes', to: paths.electricBikes },
    { label: 'Electric scooters', to: paths.electricScooters },
    { label: 'Compare electric', to: paths.compareElectricBikes },
  ],
  sorts,
  empty: { title: 'No electric bikes found' },
  failure: failureWithStatus('Error loading electric bikes', 'electric bikes'),
  fetchPage: electricBikes(),
};

/** Electric motorcycles and mopeds on sale. */
export const electricBikeList: BikeList = {
  ...electricList,
  path: paths.electricBikes,
  label: 'Electric Bikes',
  heading: 'Electric Bikes',
  title: 'Electric bikes in India: prices, range, top speed',
  description:
    'Every electric motorcycle on sale in India with range, battery, top speed and ex-showroom price, drawn to one scale.',
  intro: `Motorcycles that run on a battery, and the mopeds among them; those that sell most come first. ${range} ${howToRead}`,
  trail,
  related: [{ label: 'Electric scooters', to: paths.electricScooters }],
  fetchPage: electricBikes({ body_style: otherStyles.join(',') }),
};

/** Electric scooters on sale. */
export const electricScooterList: BikeList = {
  ...electricList,
  path: paths.electricScooters,
  label: 'Electric Scooters',
  heading: 'Electric Scooters',
  title: 'Electric scooters in India: prices, range, charging',
  description:
    'Every electric scooter on sale in India with range, battery, top speed and ex-showroom price, drawn to one scale.',
  intro: `Every scooter on sale in India that runs on a battery; those that sell most come first. ${range} ${howToRead}`,
  trail,
  related: [{ label: 'Electric bikes', to: paths.electricBikes }],
  empty: { title: 'No electric scooters found' },
  failure: { title: 'Error loading electric scooters' },
  fetchPage: filteredBikes(scooters),
};
