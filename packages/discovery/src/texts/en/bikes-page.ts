import { plural } from '@dopahiya/domain/site';

export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
export const chosenFilters = 'Chosen filters';
export const clearAll = 'Clear all';
export const showBikes = (count: number | undefined) =>
  count === undefined ? 'Show bikes' : plural(count, { one: `Show ${count} bike`, other: `Show ${count} bikes` });

const bikesWithout = (count: number) => plural(count, { one: `${count} bike`, other: `${count} bikes` });
export const unknownLeftOut = (count: number) =>
  `${bikesWithout(count)} without a known seat height or weight left out: show them too`;
export const unknownKept = (count: number) =>
  `${bikesWithout(count)} without a known seat height or weight shown too: leave them out`;

export const budget = 'Budget';
export const brand = 'Brand';
export const bodyStyle = 'Body style';
export const fuel = 'Fuel';
export const engine = 'Engine';
export const mileage = 'Mileage';
export const range = 'Range';
export const figureKinds = 'Certified or claimed where known, else reported';
export const seatHeight = 'Seat height';
export const weight = 'Weight';
export const abs = 'ABS';
export const any = 'Any';
