import type { Point } from './point.ts';

/** Joins numbers with as few separators as possible: 1, -2, 3 becomes '1-2 3'. */
function joinNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) text += text && number >= 0 ? ` ${number}` : number;
  return text;
}

/** Coordinate step in mm; not visibly coarser, and numbers are a digit shorter. */
export const coordinateStepMm = 2;

/** Converts a point to SVG coordinates, y pointing down, in whole steps. */
export function toSvg([x, y]: Point): [x: number, y: number] {
  return [toSteps(x), toSteps(-y)];
}

const toSteps = (length: number): number => Math.round(length / coordinateStepMm) + 0;

/** Writes SVG path data in relative whole steps; tracks the rounded position so that errors do not add up. */
export class Pen {
  #path = '';
  #last = '';
  #x = 0;
  #y = 0;

  get path(): string {
    return this.#path;
  }

  moveTo(point: Point): void {
    [this.#x, this.#y] = toSvg(point);
    this.#write('M', this.#x, this.#y);
  }

  lineTo(point: Point): void {
    const [dx, dy] = this.#step(point);
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#write('h', dx);
    else if (dx === 0) this.#write('v', dy);
    else this.#write('l', dx, dy);
    this.#arriveAt(point);
  }

  /** Draws a cubic curve; without `leaving`, the first control point mirrors the last one of the previous curve. */
  curveTo(leaving: Point | null, arriving: Point, point: Point): void {
    const controls = [...(leaving ? this.#step(leaving) : []), ...this.#step(arriving)];
    this.#write(leaving ? 'c' : 's', ...controls, ...this.#step(point));
    this.#arriveAt(point);
  }

  /** Draws a quadratic curve that rounds a corner. */
  cornerTo(corner: Point, point: Point): void {
    this.#write('q', ...this.#step(corner), ...this.#step(point));
    this.#arriveAt(point);
  }

  /** Draws a circular arc of less than half a turn unless `large`; with a second radius an elliptical one. */
  arcTo(
    radius: number,
    { large, clockwise }: { large: boolean; clockwise: boolean },
    point: Point,
    high = radius,
  ): void {
    this.#write('a', toSteps(radius), toSteps(high), 0, Number(large), Number(clockwise), ...this.#step(point));
    this.#arriveAt(point);
  }

  close(): string {
    this.#path += 'z';
    return this.#path;
  }

  /** Writes a command; the letter is omitted if the previous command is the same. */
  #write(command: string, ...numbers: readonly number[]): void {
    const text = joinNumbers(numbers);
    if (command !== this.#last) this.#path += command + text;
    else this.#path += text.startsWith('-') ? text : ` ${text}`;
    this.#last = command;
  }

  #step(point: Point): [dx: number, dy: number] {
    const [x, y] = toSvg(point);
    return [x - this.#x, y - this.#y];
  }

  #arriveAt(point: Point): void {
    [this.#x, this.#y] = toSvg(point);
  }
}

/** A straight line from one point to another. */
export type Segment = readonly [start: Point, end: Point];

/** Returns a path with a straight line for each pair of points. */
export function segments(...pairs: readonly Segment[]): string {
  return pairs.map(([start, end]) => polyline(start, end)).join('');
}

/** Returns an open path with corners. */
export function polyline(first: Point, ...others: readonly Point[]): string {
  const pen = new Pen();
  pen.moveTo(first);
  for (const point of others) pen.lineTo(point);
  return pen.path;
}
