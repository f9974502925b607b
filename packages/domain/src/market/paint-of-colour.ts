import { type ListingColour, listingColours } from './listing-words.ts';

/** A paint of a model, its colour as '#rrggbb'. */
interface Paint {
  hex: string;
}

type Rgb = [red: number, green: number, blue: number];

/** What the colours that sellers choose from look like, as '#rrggbb'. */
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

/** The paint of a model that comes nearest to what its seller says, to draw it in; its first one where nobody says. */
export function paintOfColour<Offered extends Paint>(
  color: ListingColour | null,
  paints: readonly Offered[],
): Offered | null {
  return (color ? nearest(paints, listingShades[color], ({ hex }) => hex) : paints[0]) ?? null;
}

/** What a seller would call a paint. */
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
