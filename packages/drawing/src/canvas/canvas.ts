import type { Hex } from '../colour/hex.ts';
import type { Tones } from '../colour/tones.ts';
import { palette } from '../colour/palette.ts';
import type { Point } from '../geometry/point.ts';
import { insetPolygon } from '../geometry/polygon.ts';
import { type Attributes, attributesText, centreAttributes, type Placement, transformText } from './attributes.ts';
import { type GradientName, gradients, paintGradient } from './gradients.ts';

/** A flat colour or a shared gradient. */
export type Ink = Hex | GradientName;

/** Stands in every id and reference until the whole drawing is known and its real prefix can be derived. */
export const idMark = '@';

/** Collects the elements of a drawing in paint order, and the definitions they refer to. */
export class Canvas {
  #elements: string[] = [];
  #definitions = new Map<string, string>();
  #shared = new Set<string>();
  #count = 0;

  /** A filled path. */
  fill(path: string, ink: Ink, attributes: Attributes = {}): void {
    this.#path(path, { fill: this.#inkValue(ink), ...attributes });
  }

  /** A stroked path with round ends, its width in mm. */
  stroke(path: string, ink: Ink, width: number, attributes: Attributes = {}): void {
    this.#path(path, { stroke: this.#inkValue(ink), 'stroke-width': roundWidth(width), ...attributes });
  }

  /** A stroked path of dashes with flat ends. */
  dashes(path: string, ink: Ink, width: number, pattern: string): void {
    this.stroke(path, ink, width, { 'stroke-dasharray': pattern, 'stroke-linecap': 'butt' });
  }

  /** A tube: a stroke with a lit upper edge. */
  tube(path: string, width: number, base: Hex, lit: Hex): void {
    const lift = -Math.round(width * 0.2);
    this.stroke(path, base, width);
    this.stroke(path, lit, width * 0.26, { transform: `translate(${Math.round(lift * 0.7)} ${lift})` });
  }

  /** A filled circle. */
  disc(centre: Point, radius: number, ink: Ink): void {
    this.#circle(centre, radius, { fill: this.#inkValue(ink) });
  }

  /** A circle's line, its width in mm. */
  ring(centre: Point, radius: number, width: number, ink: Ink, attributes: Attributes = {}): void {
    this.#circle(centre, radius, { stroke: this.#inkValue(ink), 'stroke-width': roundWidth(width), ...attributes });
  }

  /** A filled circle with a rim. */
  boss(centre: Point, radius: number, ink: Ink, rim: Ink, width = 6): void {
    const paint = { fill: this.#inkValue(ink), stroke: this.#inkValue(rim), 'stroke-width': roundWidth(width) };
    this.#circle(centre, radius, paint);
  }

  /** A polygon of one colour whose corners are rounded by `radius` mm. */
  block(points: readonly Point[], ink: Ink, radius = 14): void {
    const value = this.#inkValue(ink);
    this.#path(insetPolygon(points, radius), { fill: value, stroke: value, 'stroke-width': 2 * radius });
  }

  /** A painted part: one gradient from light to shade. */
  part(path: string, tones: Tones): void {
    const edge = tones.pale ? { stroke: tones.deep, 'stroke-width': 3 } : {};
    this.#path(path, { fill: this.#paint(tones), ...edge });
  }

  /** A painted panel with a light lip along its upper edge; what `decorate` draws is clipped to it. */
  panel(path: string, tones: Tones, lip: number, decorate?: () => void): void {
    const serial = (this.#count += 1).toString(36);
    const shape = `${idMark}${serial}`;
    const copy = (attributes: Attributes): void => this.#element('use', { href: `#${shape}`, ...attributes });
    this.#markup(`<clipPath id="${idMark}k${serial}"><path id="${shape}" d="${path}"/></clipPath>`);
    this.#markup(`<g clip-path="url(#${idMark}k${serial})">`);
    copy({ fill: tones.light });
    copy({ y: lip, fill: this.#paint(tones) });
    decorate?.();
    if (tones.pale) copy({ stroke: tones.deep, 'stroke-width': 5 });
    this.#markup('</g>');
  }

  /** A group drawn in its own coordinates and placed as a whole. */
  group(placement: Placement, draw: () => void): void {
    this.#markup(`<g transform="${transformText(placement)}">`);
    draw();
    this.#markup('</g>');
  }

  /** A group that is drawn once and used again wherever the same name comes back. */
  shared(name: string, scale: number, draw: () => void): void {
    const transform = transformText({ at: [0, 0], scale });
    const known = this.#shared.has(name);
    if (known) return this.#element('use', { href: `#${idMark}${name}`, transform });
    this.#shared.add(name);
    this.#markup(`<g transform="${transform}"><g id="${idMark}${name}">`);
    draw();
    return this.#markup('</g></g>');
  }

  /** The definitions and the elements as markup. */
  get markup(): string {
    const definitions = [...this.#definitions].map(
      ([id, inside]) => `<linearGradient id="${id}" x2="0" y2="1">${inside}</linearGradient>`,
    );
    return `<defs>${definitions.join('')}</defs>${this.#elements.join('')}`;
  }

  #markup(text: string): void {
    this.#elements.push(text);
  }

  #element(name: string, attributes: Attributes): void {
    this.#markup(`<${name}${attributesText(attributes)}/>`);
  }

  #circle(centre: Point, radius: number, attributes: Attributes): void {
    this.#element('circle', { ...centreAttributes(centre), r: Math.round(radius), ...attributes });
  }

  /** Paths of the same flat look that follow each other become one element. */
  #path(path: string, attributes: Attributes): void {
    const tail = `"${attributesText(attributes)}/>`;
    const last = this.#elements.at(-1) ?? '';
    const mergeable =
      last.startsWith('<path d="') && last.endsWith(tail) && !tail.includes('url(') && !tail.includes('opacity');
    if (mergeable) this.#elements[this.#elements.length - 1] = last.slice(0, -tail.length) + path + tail;
    else this.#markup(`<path d="${path}${tail}`);
  }

  #inkValue(ink: Ink): string {
    return ink in gradients ? this.#gradient(ink, gradients[ink as GradientName]) : ink;
  }

  #paint(tones: Tones): string {
    return tones.base === palette.plastic
      ? this.#inkValue('plastic')
      : this.#gradient(tones.base, paintGradient(tones));
  }

  #gradient(name: string, inside: string): string {
    const id = `${idMark}${name.replace('#', 'g')}`;
    this.#definitions.set(id, inside);
    return `url(#${id})`;
  }
}

const roundWidth = (width: number): number => (width < 3 ? Math.round(width * 10) / 10 : Math.round(width));
