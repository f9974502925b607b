import { Pen } from './pen.ts';
import { polar, type Point } from './point.ts';

/** A band between two radii around a centre, such as a mudguard; angles in degrees, the rear one larger. */
export interface Band {
  centre: Point;
  outer: number;
  inner: number;
  /** Angle of its rear end: 90 is up, 180 is behind. */
  rear: number;
  /** Angle of its front end. */
  front: number;
  /** Inset of the outer edge at both tips, in mm. */
  taper?: number;
}

/** Returns the closed path of a band. */
export function band({ centre, outer, inner, rear, front, taper = 0 }: Band): string {
  const large = rear - front > 180;
  const pen = new Pen();
  pen.moveTo(polar(centre, outer - taper, rear));
  pen.arcTo(outer, { large, clockwise: true }, polar(centre, outer - taper, front));
  pen.lineTo(polar(centre, inner, front));
  pen.arcTo(inner, { large, clockwise: false }, polar(centre, inner, rear));
  return pen.close();
}
