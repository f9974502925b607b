import { paths } from '@dopahiya/domain/site';
import type { BikeChoice } from './chosen-bike-queries.ts';

/** The address of the quotation check for a bike; what is empty is left out. */
export function quoteAddress(
  choice: BikeChoice,
  also: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { bike, city, variant } = choice;
  const chosen = Object.entries({ bike, city, variant }).filter(([, value]) => value !== '');
  return `${paths.quoteChecker}?${new URLSearchParams([...chosen, ...also.map((pair) => [...pair])])}`;
}
