/** Red, green and blue from 0 to 255, and how opaque. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as browsers compute it: 'rgb(20, 24, 23)', 'rgba(0, 0, 0, 0.72)'. */
export function parseColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** What is seen where a colour lies over an opaque one. */
export function mix(over: Colour, ground: Colour): Colour {
  const [red, green, blue] = [0, 1, 2].map((at) => (over[at] ?? 0) * over[3] + (ground[at] ?? 0) * (1 - over[3]));
  return [red ?? 0, green ?? 0, blue ?? 0, 1];
}

/** A colour as '#rrggbb'. */
export const toHex = (colour: Colour): string =>
  `#${[0, 1, 2]
    .map((at) =>
      Math.round(colour[at] ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** What is painted behind an element by itself and by what it stands in; nothing where a picture is among it. */
export function groundOf(element: Element | null): Colour | undefined {
  if (!element) return [255, 255, 255, 1];
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const own = parseColour(backgroundColor);
  if (backgroundImage !== 'none') return undefined;
  if (own[3] === 1) return own;
  const below = groundOf(element.parentElement);
  return below && mix(own, below);
}
