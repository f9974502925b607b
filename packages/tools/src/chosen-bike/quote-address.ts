import { paths } from '@dopahiya/domain/site';
import type { BikeChoice } from './chosen-bike-queries.ts';

/** Returns the URL of the quotation check for a bike; empty values are omitted. */
export function quoteAddress(
  choice: BikeChoice,
  also: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { bike, city, variant } = choice;
  const chosen = Object.entries({ bike, city, variant }).filter(([, value]) => value !== '');
  return `${paths.quoteChecker}?${new URLSearchParams([...chosen, ...also.map((pair) => [...pair])])}`;
}
