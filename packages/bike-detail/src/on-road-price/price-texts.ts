import { ApiError } from '@dopahiya/api-client';

/** What the price box says, word for word. */
export const priceTexts = {
  loading: 'Loading the on-road price',
  failed: 'Failed to fetch on-road price. Please try again.',
  cityMissing: 'Select a city to view on-road price',
  unavailable: 'On-road price unavailable',
} as const;

/** Whether the API refused the question itself: it knows no such city. */
export const isUnknownCity = (error: Error): boolean => error instanceof ApiError && error.status === 400;
