import { Pen } from './pen.ts';
import { polar, type Point } from './point.ts';

/** A band between two radii round a centre, as of a mudguard; angles in degrees, the rear one larger. */
export interface Band {
  centre: Point;
  outer: number;
  inner: number;
  /** Where the band ends behind: 90 is up, 180 is behind. */
  rear: number;
  /** Where it ends ahead. */
  front: number;
  /** How far the outer edge is drawn in at both tips, mm. */
  taper?: number;
}

/** The closed path of a band. */
export function band({ centre, outer, inner, rear, front, taper = 0 }: Band): string {
  const large = rear - front > 180;
  const pen = new Pen();
  pen.moveTo(polar(centre, outer - taper, rear));
  pen.arcTo(outer, { large, clockwise: true }, polar(centre, outer - taper, front));
  pen.lineTo(polar(centre, inner, front));
  pen.arcTo(inner, { large, clockwise: false }, polar(centre, inner, rear));
  return pen.close();
}
