import { coordinateStepMm, toSvg } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';

/** Attributes of an SVG element; undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Serialises attributes, each preceded by a space; numbers have no leading zero. */
export function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? shortNumber(value) : value}"`)
    .join('');
}

/** Formats a number with at most two decimals and no leading zero: 0.5 becomes '.5'. */
function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Rounds a length to the mm and converts it to coordinate steps. */
export const steps = (length: number): number => Math.round(length) / coordinateStepMm + 0;

/** Returns the attributes for the centre of a circle; zeros are omitted, as they are the default. */
export function centreAttributes(centre: Point): Attributes {
  const [x, y] = toSvg(centre);
  return { cx: x || undefined, cy: y || undefined };
}

/** Returns the attributes of a dashed line with flat ends; lengths in mm. */
export function dashAttributes(dash: number, gap: number): Attributes {
  return { 'stroke-dasharray': `${dash / coordinateStepMm} ${gap / coordinateStepMm}`, 'stroke-linecap': 'butt' };
}

/** Transform of a group: translation to `at` (`exact` to the mm), then clockwise rotation by `degrees`, then scaling. */
export interface Placement {
  at: Point;
  exact?: boolean;
  degrees?: number;
  scale?: number;
  mirrored?: boolean;
}

/** Formats a placement as a transform attribute. */
export function transformText({ at, exact = false, degrees = 0, scale = 1, mirrored = false }: Placement): string {
  const [x, y] = exact ? [steps(at[0]), steps(-at[1])] : toSvg(at);
  const move = x || y ? `translate(${shortNumber(x)} ${shortNumber(y)})` : '';
  const turn = degrees ? `rotate(${Math.round(degrees)})` : '';
  const size = scale === 1 ? '' : `scale(${shortNumber(scale)})`;
  return move + turn + size + (mirrored ? 'scale(-1 1)' : '');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for XML; lone surrogates and control characters, which XML forbids, are replaced. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
