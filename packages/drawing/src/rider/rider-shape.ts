/** A part of a rider: an SVG path to fill, y downwards from the ground, and its colour. */
export interface RiderShape {
  part: 'neck' | 'face' | 'eye' | 'helmet' | 'trousers' | 'shoe' | 'jacket' | 'sleeve' | 'hand';
  path: string;
  fill: string;
}
