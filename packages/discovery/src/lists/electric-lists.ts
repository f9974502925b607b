import { paths } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames, stylesWithin } from '@dopahiya/domain/specifications';
import * as texts from '#texts/lists';
import { electricBikes, filteredBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import { failureWithStatus } from './failure-with-status.ts';

const scooterStyles = stylesWithin('scooter');
const otherStyles = (Object.keys(bodyStyleNames) as BodyStyle[]).filter((style) => !scooterStyles.includes(style));

/** Parameters of the documented call for electric scooters, plus our own that make it exact; includes scooters with other battery types. */
const scooters = {
  battery_type: 'Lithium-Ion',
  any_battery: 'true',
  fuel: 'electric',
  status: 'on_sale',
  body_style: scooterStyles.join(','),
} as const;
const sorts = ['popularity', 'price-low', 'price-high', 'range', 'rating'] as const;
const trail = [{ label: texts.electricTrail, to: paths.electric }];

/** All electric two-wheelers on sale. */
export const electricList: BikeList = {
  path: paths.electric,
  ...texts.electric,
  related: [
    { label: texts.toElectricBikes, to: paths.electricBikes },
    { label: texts.toElectricScooters, to: paths.electricScooters },
    { label: texts.toCompareElectric, to: paths.compareElectricBikes },
  ],
  sorts,
  failure: failureWithStatus(texts.electricFailure),
  fetchPage: electricBikes(),
};

/** Electric motorcycles and mopeds on sale. */
export const electricBikeList: BikeList = {
  ...electricList,
  ...texts.electricBikes,
  path: paths.electricBikes,
  trail,
  related: [{ label: texts.toElectricScooters, to: paths.electricScooters }],
  fetchPage: electricBikes({ body_style: otherStyles.join(',') }),
};

/** Electric scooters on sale. */
export const electricScooterList: BikeList = {
  ...electricList,
  ...texts.electricScooters,
  path: paths.electricScooters,
  trail,
  related: [{ label: texts.toElectricBikes, to: paths.electricBikes }],
  fetchPage: filteredBikes(scooters),
};
