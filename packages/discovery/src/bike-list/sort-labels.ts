import type { BikeSort } from '@dopahiya/domain/requests';
import * as texts from '#texts/bike-list';

/** The orders that visitors choose from, and how they read them. */
export const sortLabels = texts.sorts satisfies Partial<Record<BikeSort, string>>;

/** One of these orders. */
export type ListSort = keyof typeof sortLabels;
