/** What the price box says, word for word. */
export const priceTexts = {
  loading: 'Loading the on-road price',
  failed: 'Failed to fetch on-road price. Please try again.',
  cityMissing: 'Select a city to view on-road price',
  unavailable: 'On-road price unavailable',
} as const;
