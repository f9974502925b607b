import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export const teaser = 'Popular comparisons';
export const featured = 'Side by side, to scale';
export const compareBikes = 'Compare Bikes';
export const compareElectric = 'Compare Electric';
export const compareMore = 'Compare More Bikes';

export const comparisons = 'Comparisons';
export const featuredComparisons = 'Featured comparisons';
export const pair = (one: string, other: string) => `${one} and ${other}`;
export const either = (one: ReactNode, other: ReactNode, { or }: { or: (text: string) => ReactNode }) =>
  sentence(one, ' ', or('or'), ' ', other);
/** How far apart two prices are, and what they are: '₹24,000 difference, ex-showroom, Delhi'. */
export const apart = (amount: string, qualifier: string) => `${amount} difference, ${qualifier}`;
export const versus = 'vs';
export const compare = (both: string, { hidden }: { hidden: (text: string) => ReactNode }) =>
  sentence('Compare', hidden(` ${both}`));

export const previous = 'Previous comparisons';
export const next = 'Next comparisons';
export const page = (number: number, count: number) => `Comparisons, page ${number} of ${count}`;

export const loading = 'Loading comparisons...';
export const failed = (why: string) => `Error: ${why}`;
export const failedWhy = 'Failed to load bike comparisons';
export const none = 'No bike comparisons available.';
export const refresh = 'Refresh';
