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

/** Placeholder in ids and references, replaced once the whole drawing is known and its prefix can be derived. */
export const idMark = '@';

/** Collects the elements of a drawing in paint order, with the definitions they reference. */
export class Canvas {
  #elements: string[] = [];
  #definitions = new Map<string, string>();
  #shared = new Set<string>();
  #ids = new Map<string, string>();

  /** Draws a filled path. */
  fill(path: string, ink: Ink, attributes: Attributes = {}): void {
    this.#path(path, { fill: this.#inkValue(ink), ...attributes });
  }

  /** Draws a stroked path with round ends; width in mm. */
  stroke(path: string, ink: Ink, width: number, attributes: Attributes = {}): void {
    this.#path(path, { stroke: this.#inkValue(ink), 'stroke-width': widthSteps(width), ...attributes });
  }

  /** Draws a dashed path with flat ends; lengths in mm. */
  dashes(path: string, ink: Ink, width: number, [dash, gap]: readonly [dash: number, gap: number]): void {
    this.stroke(path, ink, width, dashAttributes(dash, gap));
  }

  /** Draws a tube: a stroke with a highlighted upper edge. */
  tube(path: string, width: number, base: Hex, lit: Hex): void {
    const lift = Math.round(width * 0.2);
    this.stroke(path, base, width);
    this.stroke(path, lit, width * 0.26, { transform: transformText({ at: [-lift * 0.7, lift] }) });
  }

  /** Draws a filled circle. */
  disc(centre: Point, radius: number, ink: Ink): void {
    this.#circle(centre, wholeSteps(radius), { fill: this.#inkValue(ink) });
  }

  /** Draws the outline of a circle; width in mm. */
  ring(centre: Point, radius: number, width: number, ink: Ink, attributes: Attributes = {}): void {
    this.#circle(centre, steps(radius), {
      stroke: this.#inkValue(ink),
      'stroke-width': widthSteps(width),
      ...attributes,
    });
  }

  /** Draws a filled circle with a rim. */
  boss(centre: Point, radius: number, ink: Ink, rim: Ink, width = 6): void {
    const paint = { fill: this.#inkValue(ink), stroke: this.#inkValue(rim), 'stroke-width': widthSteps(width) };
    this.#circle(centre, wholeSteps(radius), paint);
  }

  /** Draws a single-colour polygon with corners rounded by `radius` mm. */
  block(points: readonly Point[], ink: Ink, radius = 14): void {
    const value = this.#inkValue(ink);
    this.#path(insetPolygon(points, radius), { fill: value, stroke: value, 'stroke-width': widthSteps(2 * radius) });
  }

  /** Draws a painted part with a gradient from light to shade. */
  part(path: string, tones: Tones): void {
    const edge = tones.pale ? paleEdge(tones) : {};
    this.#path(path, { fill: this.#paint(tones), ...edge });
  }

  /** Draws a painted panel with a light lip along its upper edge; `decorate` is clipped to the panel. */
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

  /** Draws a group in its own coordinates and places it as a whole. */
  group(placement: Placement, draw: () => void): void {
    this.#markup(`<g transform="${transformText(placement)}">`);
    draw();
    this.#markup('</g>');
  }

  /** Draws a group once and reuses it for each later call with the same name. */
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

  /** The definitions and elements as markup. */
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

  /** Adds a path; consecutive paths with the same attributes are merged into one element. */
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

  /** Returns a short id for a name, numbered in order of first use. */
  #id(name: string): string {
    const id = this.#ids.get(name) ?? idMark + this.#ids.size.toString(36);
    this.#ids.set(name, id);
    return id;
  }
}

/** Returns an outline for pale parts, which would be invisible on a light page. */
const paleEdge = ({ deep }: Tones): Attributes => ({ stroke: deep, 'stroke-width': widthSteps(4) });

const wholeSteps = (length: number): number => Math.round(length / coordinateStepMm);

/** Converts a stroke width to steps; thin lines keep a decimal so that rounding does not double them. */
const widthSteps = (width: number): number =>
  width < 6 ? Math.round((width / coordinateStepMm) * 10) / 10 : wholeSteps(width);
