import { type Reading, type Refused, type Stated, type ValueReader } from './values.ts';

/** The front or the rear of a bike. */
export type Side = 'front' | 'rear';

const gap = /\s+[/|]\s+/gu;
const namedSides = /^front\b[\s:=-]*(?<front>.*?)[\s,;/|&-]*\b(?:and\s+)?rear\b[\s:=-]*(?<rear>.+)$/du;

/** Positions of the values of the front and of the rear in a text, the front one first. */
type Halves = readonly [front: readonly [number, number], rear: readonly [number, number]];

/** Finds the halves of 'Front: 80/100-17, Rear: 100/90-17'. */
function halvesByName(lower: string): Halves | null {
  const { front, rear } = namedSides.exec(lower)?.indices?.groups ?? {};
  return front && rear ? [front, rear] : null;
}

/** Finds the halves of 'Disc / Drum'. */
function halvesByGap(lower: string): Halves | null {
  const [between, other] = lower.matchAll(gap);
  if (!between || other) return null;
  return [
    [0, between.index],
    [between.index + between[0].length, lower.length],
  ];
}

const bySideFrom =
  (halvesOf: (lower: string) => Halves | null) =>
  (readerOf: (side: Side) => ValueReader): ValueReader =>
  (value) => {
    const halves = halvesOf(value.lower);
    if (!halves) return 'unclear-columns';
    const read = halves.map(([start, end], index) => {
      const half = { ...value, text: value.text.slice(start, end), lower: value.lower.slice(start, end) };
      const reading = readerOf(index === 0 ? 'front' : 'rear')(half);
      return typeof reading === 'string' ? reading : reading.map((one) => moved(one, start));
    });
    return read.find((one) => typeof one === 'string') ?? (read as Exclude<Reading, string>[]).flat();
  };

/** Returns a reader of values that name their sides: 'Front: 80/100-17, Rear: 100/90-17'. */
export const namedSidesReader = bySideFrom(halvesByName);

/** Returns a reader of values for a label that names both sides: 'Disc / Drum', the front one first. */
export const bothReader = bySideFrom((lower) => halvesByName(lower) ?? halvesByGap(lower));

const moved = (one: Stated | Refused, by: number): Stated | Refused =>
  'reason' in one ? one : Object.assign({}, one, { start: one.start + by, end: one.end + by });
