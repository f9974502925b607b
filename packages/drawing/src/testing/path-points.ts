type XY = readonly [x: number, y: number];

const argumentCounts: Record<string, number> = { M: 2, H: 1, V: 1, h: 1, v: 1, l: 2, c: 6, s: 4, q: 4, a: 7, z: 0 };
const steps = Array.from({ length: 12 }, (_, index) => (index + 1) / 12);

/** Returns points along a path's outline, dense enough to measure it, in SVG coordinates with y pointing down. */
export function pathPoints(path: string): XY[] {
  const points: XY[] = [];
  let control: XY = [0, 0];
  for (const [letter, values] of commandsOf(path)) {
    const pen = points.at(-1) ?? [0, 0];
    const drawn = draw(letter, values, pen, control);
    control = drawn.control;
    points.push(...drawn.points);
  }
  return points;
}

/** Parses the commands with their numbers; one letter can apply to several commands. */
function commandsOf(path: string): [letter: string, values: number[]][] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const values = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const count = argumentCounts[letter];
    const times = count ? values.length / count : 1;
    if (count === undefined || !Number.isInteger(times) || times < 1 || (letter === 'M' && times > 1))
      throw new Error(`'${letter}${rest}' is not a command the drawings use.`);
    return Array.from({ length: times }, (_, index): [string, number[]] => [
      letter,
      values.slice(index * count, (index + 1) * count),
    ]);
  });
}

interface Drawn {
  points: XY[];
  /** Control point of the next smooth curve, relative to the end. */
  control: XY;
}

function draw(letter: string, values: number[], [x, y]: XY, control: XY): Drawn {
  const at = (index: number): number => values[index] ?? Number.NaN;
  const to = (index: number): XY => [x + at(index), y + at(index + 1)];
  if (letter === 'M') return line([at(0), at(1)]);
  if (letter === 'H') return line([at(0), y]);
  if (letter === 'V') return line([x, at(0)]);
  if (letter === 'h') return line([x + at(0), y]);
  if (letter === 'v') return line([x, y + at(0)]);
  if (letter === 'l') return line(to(0));
  if (letter === 'c') return cubic([x, y], to(0), to(2), to(4));
  if (letter === 's') return cubic([x, y], [x + control[0], y + control[1]], to(0), to(2));
  if (letter === 'q') return cubic([x, y], third([x, y], to(0)), third(to(2), to(0)), to(2));
  if (letter === 'a') return arc([x, y], [at(0), at(1)], [at(3) === 1, at(4) === 1], to(5));
  return { points: [], control: [0, 0] };
}

const line = (end: XY): Drawn => ({ points: [end], control: [0, 0] });
const third = (end: XY, corner: XY): XY => [
  end[0] + ((corner[0] - end[0]) * 2) / 3,
  end[1] + ((corner[1] - end[1]) * 2) / 3,
];

function cubic(start: XY, first: XY, second: XY, end: XY): Drawn {
  const along = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 3 * start[axis] +
    3 * (1 - t) ** 2 * t * first[axis] +
    3 * (1 - t) * t * t * second[axis] +
    t ** 3 * end[axis];
  return {
    points: steps.map((t): XY => [along(t, 0), along(t, 1)]),
    control: [end[0] - second[0], end[1] - second[1]],
  };
}

/** Computes an arc by stretching the ellipse to a circle, whose centre is beside the middle of the chord. */
function arc(start: XY, [rx, ry]: XY, [large, clockwise]: [boolean, boolean], end: XY): Drawn {
  const stretch = rx / ry;
  const [ax, ay, bx, by] = [start[0], start[1] * stretch, end[0], end[1] * stretch];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const radius = Math.max(rx, half);
  const offset = (Math.sqrt(radius * radius - half * half) / half) * (large === clockwise ? -1 : 1) * 0.5;
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * offset, (ay + by) / 2 + (bx - ax) * offset];
  const from = Math.atan2(ay - cy, ax - cx);
  const turn = (Math.atan2(by - cy, bx - cx) - from + 4 * Math.PI) % (2 * Math.PI);
  const sweep = clockwise ? turn : turn - 2 * Math.PI;
  const points = steps.map((t): XY => [
    cx + radius * Math.cos(from + sweep * t),
    (cy + radius * Math.sin(from + sweep * t)) / stretch,
  ]);
  return { points, control: [0, 0] };
}
