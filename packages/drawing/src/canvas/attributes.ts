import { coordinateStepMm, toSvg } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';

/** Attributes of an SVG element; one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The attributes as markup, each with a space before it; numbers lose a leading zero. */
export function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? shortNumber(value) : value}"`)
    .join('');
}

/** The number with at most two decimals and no leading zero: 0.5 becomes '.5'. */
function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** A length to the mm, in the steps that a drawing is written in. */
export const steps = (length: number): number => Math.round(length) / coordinateStepMm + 0;

/** The attributes that centre a circle; zeros are left out, as they are the default. */
export function centreAttributes(centre: Point): Attributes {
  const [x, y] = toSvg(centre);
  return { cx: x || undefined, cy: y || undefined };
}

/** The attributes of a line of dashes with flat ends, in mm. */
export function dashAttributes(dash: number, gap: number): Attributes {
  return { 'stroke-dasharray': `${dash / coordinateStepMm} ${gap / coordinateStepMm}`, 'stroke-linecap': 'butt' };
}

/** Where and how a group is drawn: moved to `at`, `exact` to the mm, then turned clockwise by `degrees`, then scaled. */
export interface Placement {
  at: Point;
  exact?: boolean;
  degrees?: number;
  scale?: number;
  mirrored?: boolean;
}

/** The placement as the value of a transform attribute. */
export function transformText({ at, exact = false, degrees = 0, scale = 1, mirrored = false }: Placement): string {
  const [x, y] = exact ? [steps(at[0]), steps(-at[1])] : toSvg(at);
  const move = x || y ? `translate(${shortNumber(x)} ${shortNumber(y)})` : '';
  const turn = degrees ? `rotate(${Math.round(degrees)})` : '';
  const size = scale === 1 ? '' : `scale(${shortNumber(scale)})`;
  return move + turn + size + (mirrored ? 'scale(-1 1)' : '');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text as it may stand in markup; halves of characters and control characters, which XML forbids, are replaced. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
