import type { BikeSort } from '@dopahiya/domain/requests';
import * as texts from '#texts/bike-list';

/** Labels of the sort orders that visitors can choose. */
export const sortLabels = texts.sorts satisfies Partial<Record<BikeSort, string>>;

/** A sort order that visitors can choose. */
export type ListSort = keyof typeof sortLabels;
