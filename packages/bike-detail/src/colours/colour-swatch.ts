import type { BikeColour } from '@dopahiya/domain/bikes';

const keywords = ['red', 'grey', 'white', 'black', 'blue', 'green', 'yellow'] as const;
const unknownSwatch = 'lightgrey';

/** Returns the CSS colour of a swatch: the colour's own hex value, else a colour keyword in its name, else light grey. */
export function swatchOf({ name, hex }: BikeColour): string {
  const words = name.toLowerCase().replaceAll('gray', 'grey');
  return hex ?? keywords.find((keyword) => words.includes(keyword)) ?? unknownSwatch;
}
