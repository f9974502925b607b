import type { Point } from './point.ts';

/** Numbers with the fewest separators between them: 1, -2, 3 becomes '1-2 3'. */
function joinNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) text += text && number >= 0 ? ` ${number}` : number;
  return text;
}

/** A drawing is written in steps of so many mm: nobody sees less, and its numbers are a digit shorter. */
export const coordinateStepMm = 2;

/** The point in SVG's own terms, y pointing down, in whole steps. */
export function toSvg([x, y]: Point): [x: number, y: number] {
  return [toSteps(x), toSteps(-y)];
}

const toSteps = (length: number): number => Math.round(length / coordinateStepMm) + 0;

/** Writes SVG path data in relative whole steps; it remembers the rounded position, so that errors never add up. */
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

  /** A cubic curve; without `leaving` the first control point mirrors the last one of the curve before. */
  curveTo(leaving: Point | null, arriving: Point, point: Point): void {
    const controls = [...(leaving ? this.#step(leaving) : []), ...this.#step(arriving)];
    this.#write(leaving ? 'c' : 's', ...controls, ...this.#step(point));
    this.#arriveAt(point);
  }

  /** A quadratic curve that rounds a corner. */
  cornerTo(corner: Point, point: Point): void {
    this.#write('q', ...this.#step(corner), ...this.#step(point));
    this.#arriveAt(point);
  }

  /** A circular arc of less than half a turn unless `large`; with a second radius an elliptical one. */
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

  /** A command like the one before needs no letter of its own. */
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

/** Straight lines, one for each pair of points, in one path. */
export function segments(...pairs: readonly Segment[]): string {
  return pairs.map(([start, end]) => polyline(start, end)).join('');
}

/** An open line with corners. */
export function polyline(first: Point, ...others: readonly Point[]): string {
  const pen = new Pen();
  pen.moveTo(first);
  for (const point of others) pen.lineTo(point);
  return pen.path;
}
