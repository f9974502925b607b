/** Red, green and blue from 0 to 255, and alpha. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a computed colour: 'rgb(20, 24, 23)', 'rgba(0, 0, 0, 0.72)'. */
function parseColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** Blends a colour over an opaque one. */
function mix(over: Colour, ground: Colour): Colour {
  const [red, green, blue] = [0, 1, 2].map((at) => (over[at] ?? 0) * over[3] + (ground[at] ?? 0) * (1 - over[3]));
  return [red ?? 0, green ?? 0, blue ?? 0, 1];
}

/** Formats a colour as '#rrggbb'. */
const toHex = (colour: Colour): string =>
  `#${[0, 1, 2]
    .map((at) =>
      Math.round(colour[at] ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns the colours of texts and their backgrounds as hex, except for those over a picture. */
export function paintedPairs(elements: Iterable<Element>): Map<Element, [colour: string, ground: string]> {
  const grounds = new Map<Element, Colour | undefined>();
  const pairs = new Map<Element, [string, string]>();
  for (const element of elements) {
    const ground = groundOf(element, grounds);
    if (ground) pairs.set(element, [toHex(mix(parseColour(getComputedStyle(element).color), ground)), toHex(ground)]);
  }
  return pairs;
}

/** Returns the background painted by an element and its ancestors; undefined if it includes a picture. */
function groundOf(element: Element | null, known: Map<Element, Colour | undefined>): Colour | undefined {
  if (!element) return [255, 255, 255, 1];
  if (!known.has(element)) known.set(element, paintedBehind(element, known));
  return known.get(element);
}

function paintedBehind(element: Element, known: Map<Element, Colour | undefined>): Colour | undefined {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return undefined;
  const own = parseColour(backgroundColor);
  if (own[3] === 1) return own;
  const below = groundOf(element.parentElement, known);
  return below && mix(own, below);
}

/** Checks whether an element with a background overlaps one of the texts without being its ancestor or descendant. */
export function isAnyOverlapped(texts: Element[]): boolean {
  const grounds = [...document.body.querySelectorAll('*')].filter(paintsGround).map(withBox);
  return texts
    .map(withBox)
    .some(({ element, box }) =>
      grounds.some(
        (ground) => overlap(box, ground.box) && !ground.element.contains(element) && !element.contains(ground.element),
      ),
    );
}

function paintsGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || parseColour(backgroundColor)[3] > 0;
}

const withBox = (element: Element) => ({ element, box: element.getBoundingClientRect() });

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
