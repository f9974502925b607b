import type { BikeColour } from '@dopahiya/domain/bikes';

const keywords = ['red', 'grey', 'white', 'black', 'blue', 'green', 'yellow'] as const;
const unknownSwatch = 'lightgrey';

/** The CSS colour of a paint's swatch: its own value, else the one its name speaks of, else light grey. */
export function swatchOf({ name, hex }: BikeColour): string {
  const words = name.toLowerCase().replaceAll('gray', 'grey');
  return hex ?? keywords.find((keyword) => words.includes(keyword)) ?? unknownSwatch;
}
