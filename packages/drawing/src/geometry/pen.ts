import type { Point } from './point.ts';

/** Numbers with the fewest separators between them: 1, -2, 3 becomes '1-2 3'. */
function joinNumbers(...numbers: readonly number[]): string {
  return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join('');
}

/** The point in SVG's own terms, y pointing down, in whole mm. */
export function toSvg([x, y]: Point): [x: number, y: number] {
  return [Math.round(x) + 0, Math.round(-y) + 0];
}

/** Writes SVG path data in relative whole mm; it remembers the rounded position, so that errors never add up. */
export class Pen {
  #path = '';
  #x = 0;
  #y = 0;

  get path(): string {
    return this.#path;
  }

  moveTo(point: Point): void {
    [this.#x, this.#y] = toSvg(point);
    this.#path += `M${joinNumbers(this.#x, this.#y)}`;
  }

  lineTo(point: Point): void {
    const [dx, dy] = this.#step(point);
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.#path += `h${dx}`;
    else this.#path += dx === 0 ? `v${dy}` : `l${joinNumbers(dx, dy)}`;
    this.#arriveAt(point);
  }

  /** A cubic curve; without `leaving` the first control point mirrors the last one of the curve before. */
  curveTo(leaving: Point | null, arriving: Point, point: Point): void {
    const controls = [...(leaving ? this.#step(leaving) : []), ...this.#step(arriving)];
    this.#path += (leaving ? 'c' : 's') + joinNumbers(...controls, ...this.#step(point));
    this.#arriveAt(point);
  }

  /** A quadratic curve that rounds a corner. */
  cornerTo(corner: Point, point: Point): void {
    this.#path += `q${joinNumbers(...this.#step(corner), ...this.#step(point))}`;
    this.#arriveAt(point);
  }

  /** A circular arc of less than half a turn unless `large`. */
  arcTo(radius: number, { large, clockwise }: { large: boolean; clockwise: boolean }, point: Point): void {
    const size = Math.round(radius);
    const flags = `${large ? 1 : 0} ${clockwise ? 1 : 0}`;
    this.#path += `a${size} ${size} 0 ${flags} ${joinNumbers(...this.#step(point))}`;
    this.#arriveAt(point);
  }

  close(): string {
    this.#path += 'z';
    return this.#path;
  }

  #step(point: Point): [dx: number, dy: number] {
    const [x, y] = toSvg(point);
    return [x - this.#x, y - this.#y];
  }

  #arriveAt(point: Point): void {
    [this.#x, this.#y] = toSvg(point);
  }
}
