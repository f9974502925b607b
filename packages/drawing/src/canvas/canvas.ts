import { type Hex, palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import type { Point } from '../geometry/point.ts';
import { coordinateStepMm } from '../geometry/pen.ts';
import { insetPolygon } from '../geometry/polygon.ts';
import {
  type Attributes,
  attributesText,
  centreAttributes,
  dashAttributes,
  type Placement,
  steps,
  transformText,
} from './attributes.ts';
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
  #ids = new Map<string, string>();

  /** A filled path. */
  fill(path: string, ink: Ink, attributes: Attributes = {}): void {
    this.#path(path, { fill: this.#inkValue(ink), ...attributes });
  }

  /** A stroked path with round ends, its width in mm. */
  stroke(path: string, ink: Ink, width: number, attributes: Attributes = {}): void {
    this.#path(path, { stroke: this.#inkValue(ink), 'stroke-width': widthSteps(width), ...attributes });
  }

  /** A stroked path of dashes with flat ends, in mm. */
  dashes(path: string, ink: Ink, width: number, [dash, gap]: readonly [dash: number, gap: number]): void {
    this.stroke(path, ink, width, dashAttributes(dash, gap));
  }

  /** A tube: a stroke with a lit upper edge. */
  tube(path: string, width: number, base: Hex, lit: Hex): void {
    const lift = Math.round(width * 0.2);
    this.stroke(path, base, width);
    this.stroke(path, lit, width * 0.26, { transform: transformText({ at: [-lift * 0.7, lift] }) });
  }

  /** A filled circle. */
  disc(centre: Point, radius: number, ink: Ink): void {
    this.#circle(centre, wholeSteps(radius), { fill: this.#inkValue(ink) });
  }

  /** A circle's line, its width in mm. */
  ring(centre: Point, radius: number, width: number, ink: Ink, attributes: Attributes = {}): void {
    this.#circle(centre, steps(radius), {
      stroke: this.#inkValue(ink),
      'stroke-width': widthSteps(width),
      ...attributes,
    });
  }

  /** A filled circle with a rim. */
  boss(centre: Point, radius: number, ink: Ink, rim: Ink, width = 6): void {
    const paint = { fill: this.#inkValue(ink), stroke: this.#inkValue(rim), 'stroke-width': widthSteps(width) };
    this.#circle(centre, wholeSteps(radius), paint);
  }

  /** A polygon of one colour whose corners are rounded by `radius` mm. */
  block(points: readonly Point[], ink: Ink, radius = 14): void {
    const value = this.#inkValue(ink);
    this.#path(insetPolygon(points, radius), { fill: value, stroke: value, 'stroke-width': widthSteps(2 * radius) });
  }

  /** A painted part: one gradient from light to shade. */
  part(path: string, tones: Tones): void {
    const edge = tones.pale ? paleEdge(tones) : {};
    this.#path(path, { fill: this.#paint(tones), ...edge });
  }

  /** A painted panel with a light lip along its upper edge; what `decorate` draws is clipped to it. */
  panel(path: string, tones: Tones, lip: number, decorate?: () => void): void {
    const shape = this.#id(`panel ${path}`);
    const clip = this.#id(`clip ${path}`);
    const copy = (attributes: Attributes): void => this.#element('use', { href: `#${shape}`, ...attributes });
    this.#markup(`<clipPath id="${clip}"><path id="${shape}" d="${path}"/></clipPath>`);
    this.#markup(`<g clip-path="url(#${clip})">`);
    copy({ fill: tones.light });
    copy({ y: steps(lip), fill: this.#paint(tones) });
    decorate?.();
    if (tones.pale) copy(paleEdge(tones));
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
    const id = this.#id(name);
    if (known) return this.#element('use', { href: `#${id}`, transform });
    this.#shared.add(name);
    this.#markup(`<g transform="${transform}"><g id="${id}">`);
    draw();
    return this.#markup('</g></g>');
  }

  /** The definitions and the elements as markup. */
  get markup(): string {
    const definitions = [...this.#definitions].map(
      ([id, inside]) => `<linearGradient id="${id}" x2="0" y2="1">${inside}</linearGradient>`,
    );
    return definitions.join('') + this.#elements.join('');
  }

  #markup(text: string): void {
    this.#elements.push(text);
  }

  #element(name: string, attributes: Attributes): void {
    this.#markup(`<${name}${attributesText(attributes)}/>`);
  }

  #circle(centre: Point, radius: number, attributes: Attributes): void {
    this.#element('circle', { ...centreAttributes(centre), r: radius, ...attributes });
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
    const id = this.#id(name);
    this.#definitions.set(id, inside);
    return `url(#${id})`;
  }

  /** One letter or digit for each thing that is referred to, in the order they come up. */
  #id(name: string): string {
    const id = this.#ids.get(name) ?? idMark + this.#ids.size.toString(36);
    this.#ids.set(name, id);
    return id;
  }
}

/** A pale part is outlined, or it would be lost on a light page. */
const paleEdge = ({ deep }: Tones): Attributes => ({ stroke: deep, 'stroke-width': widthSteps(4) });

const wholeSteps = (length: number): number => Math.round(length / coordinateStepMm);

/** The width of a stroke: a thin line must not double. */
const widthSteps = (width: number): number =>
  width < 6 ? Math.round((width / coordinateStepMm) * 10) / 10 : wholeSteps(width);
