import { plural } from '@dopahiya/domain/site';
import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
export const chosenFilters = 'Chosen filters';
export const clearAll = 'Clear all';
/** 'Show 8 bikes', and 'Show bikes' where the number is not known or not seen. */
export const showBikes = (count: number | undefined, number: (text: string) => ReactNode) =>
  count === undefined
    ? 'Show bikes'
    : sentence('Show ', number(`${count} `), plural(count, { one: 'bike', other: 'bikes' }));

const bikesWithout = (count: number) => plural(count, { one: `${count} bike`, other: `${count} bikes` });
export const unknownLeftOut = (count: number) =>
  `${bikesWithout(count)} hidden: seat height or weight not known. Show them`;
export const unknownKept = (count: number) =>
  `${bikesWithout(count)} shown without a known seat height or weight. Hide them`;

export const budget = 'Budget';
export const brand = 'Brand';
export const bodyStyle = 'Body style';
export const fuel = 'Fuel';
export const engine = 'Engine';
export const mileage = 'Mileage';
export const range = 'Range';
export const figureKinds = 'Certified or claimed figures, or owners’ reports where we have neither';
export const seatHeight = 'Seat height';
export const weight = 'Weight';
export const abs = 'ABS';
export const any = 'Any';
