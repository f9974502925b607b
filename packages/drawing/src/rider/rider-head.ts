import { palette } from '../colour/palette.ts';
import type { StancePoint } from '../bike-stance.ts';
import type { RiderPose } from './rider-pose.ts';
import { type RiderShape, softOutline } from './soft-outline.ts';

type Outline = readonly (readonly [ahead: number, up: number])[];

/** Coordinates in helmet radii from the centre of the head. */
const outlines = {
  face: [
    [0.1, 0.5],
    [0.7, 0.45],
    [0.78, 0.02],
    [1.06, -0.22],
    [0.78, -0.34],
    [0.86, -0.5],
    [0.76, -0.94],
    [0.3, -0.98],
    [-0.3, -0.6],
    [-0.4, 0.2],
  ],
  eye: [
    [0.54, 0.1],
    [0.7, 0.1],
    [0.7, -0.06],
    [0.54, -0.06],
  ],
  helmet: [
    [1.12, 0.16],
    [0.98, 0.42],
    [0.86, 0.86],
    [0.2, 1.12],
    [-0.6, 1.06],
    [-1.08, 0.5],
    [-1.1, -0.3],
    [-0.86, -0.84],
    [-0.3, -0.8],
    [0, -0.4],
    [0.1, 0.12],
    [0.6, 0.2],
  ],
} as const satisfies Record<string, Outline>;

/** Returns the head in an open helmet, looking ahead, with the neck. */
export function riderHead({ head, shoulder }: RiderPose): RiderShape[] {
  const { radius } = head;
  const at = ([ahead, up]: Outline[number]): StancePoint => ({ x: head.x + ahead * radius, y: head.y + up * radius });
  const neck = [
    at([-0.5, -0.3]),
    at([0.5, -0.5]),
    { x: shoulder.x + radius * 0.6, y: shoulder.y - radius * 0.3 },
    { x: shoulder.x - radius * 0.6, y: shoulder.y - radius * 0.3 },
  ];
  return [
    { part: 'neck', path: softOutline(neck), fill: palette.skin },
    { part: 'face', path: softOutline(outlines.face.map(at)), fill: palette.skin },
    { part: 'eye', path: softOutline(outlines.eye.map(at)), fill: palette.ink },
    { part: 'helmet', path: softOutline(outlines.helmet.map(at)), fill: '#d3a02c' },
  ];
}
