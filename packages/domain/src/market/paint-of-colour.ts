import { type ListingColour, listingColours } from './listing-words.ts';

/** Colour of a model, as '#rrggbb'. */
interface Paint {
  hex: string;
}

type Rgb = [red: number, green: number, blue: number];

/** Colours that sellers can choose, as '#rrggbb'. */
export const listingShades: Record<ListingColour, string> = {
  Black: '#17181a',
  White: '#f2f2ee',
  Red: '#c1121f',
  Blue: '#1d4fa3',
  Silver: '#b9bec4',
  Green: '#2e7d4f',
  Yellow: '#f2c230',
  Grey: '#6b7278',
};

/** Returns the model's colour closest to the seller's, for the drawing; the first one if the seller gave none. */
export function paintOfColour<Offered extends Paint>(
  color: ListingColour | null,
  paints: readonly Offered[],
): Offered | null {
  return (color ? nearest(paints, listingShades[color], ({ hex }) => hex) : paints[0]) ?? null;
}

/** Returns the listing colour closest to a model's colour. */
export function colourOfPaint({ hex }: Paint): ListingColour {
  return nearest(listingColours, hex, (name) => listingShades[name]) ?? 'Grey';
}

function nearest<Item>(items: readonly Item[], hex: string, hexOf: (item: Item) => string): Item | undefined {
  return items.toSorted((one, other) => distance(hexOf(one), hex) - distance(hexOf(other), hex))[0];
}

function distance(one: string, other: string): number {
  const [from, to] = [toRgb(one), toRgb(other)];
  return Math.hypot(...from.map((part, index) => part - (to[index] ?? 0)));
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
