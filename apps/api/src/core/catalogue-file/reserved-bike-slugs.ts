import { bikeListNames } from '@dopahiya/domain/requests';

/** Segments under `bikes/` that are calls: no model may take one as its slug. */
export const reservedBikeSlugs: ReadonlySet<string> = new Set([
  ...bikeListNames.map((name) => name.replace(/\/.*/, '')),
  'autocomplete',
  'best',
  'brand',
  'electric_bikes',
  'trending',
  'upcoming_bikes',
]);
