import type { DrawingHints } from '../drawing-hints.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { scooterAnchors } from './scooter-anchors.ts';

type Apron = Exclude<NonNullable<DrawingHints['apron']>, 'none'>;

/** A position on an apron: how far down (0 its top, 1 above the wheel), mm ahead of the fork, and roundness. */
type Place = readonly [down: number, ahead: number, roundness?: number];

interface ApronForm {
  profile: readonly Place[];
  /** Outline of the lens. */
  eye: readonly Place[];
}

const forms: Record<Apron, ApronForm> = {
  curved: {
    profile: [
      [-0.1, 4, 0.4],
      [0, 62],
      [0.3, 130],
      [0.62, 158],
      [0.92, 150],
      [1.1, 104, 0.9],
    ],
    eye: [
      [0.1, 84, 0.2],
      [0.34, 130, 0.4],
      [0.46, 134, 0.2],
      [0.32, 62, 0.2],
    ],
  },
  swept: {
    profile: [
      [-0.12, 10, 0.4],
      [-0.02, 60, 0.3],
      [0.22, 112, 0.5],
      [0.6, 176, 0.8],
      [0.94, 190, 0.6],
      [1.12, 120, 0.7],
    ],
    eye: [
      [0.08, 76, 0.1],
      [0.3, 128, 0.3],
      [0.4, 128, 0.2],
      [0.22, 30, 0.2],
    ],
  },
  round: {
    profile: [
      [-0.1, 0, 0.5],
      [0.02, 48],
      [0.3, 92],
      [0.66, 150],
      [0.96, 168],
      [1.16, 124, 0.9],
    ],
    eye: [
      [0.06, 62, 0.6],
      [0.24, 92, 0.8],
      [0.42, 116, 0.6],
      [0.26, 40, 0.8],
    ],
  },
  box: {
    profile: [
      [-0.12, 24, 0.2],
      [-0.04, 92, 0.15],
      [0.44, 122, 0.1],
      [0.94, 150, 0.2],
      [1.08, 104, 0.3],
    ],
    eye: [
      [0.02, 98, 0.1],
      [0.36, 122, 0.2],
      [0.36, 84, 0.1],
      [0.06, 40, 0.1],
    ],
  },
  plain: {
    profile: [
      [-0.14, 16, 0.2],
      [-0.06, 84, 0.1],
      [0.5, 96, 0.3],
      [0.98, 104, 0.1],
      [1.08, 70, 0.2],
    ],
    eye: [
      [0.04, 88, 0.1],
      [0.2, 92, 0.1],
      [0.2, 30, 0.1],
      [0.06, 20, 0.1],
    ],
  },
  angular: {
    profile: [
      [-0.14, 0, 0.3],
      [-0.04, 74, 0.3],
      [0.36, 214, 0.06],
      [0.5, 176, 0.2],
      [0.78, 84, 0.3],
      [1, 78, 0.4],
    ],
    eye: [
      [0.1, 120, 0.1],
      [0.33, 208, 0.1],
      [0.44, 182, 0.1],
      [0.26, 54, 0.1],
    ],
  },
  sharp: {
    profile: [
      [-0.08, -6, 0.3],
      [0.02, 36, 0.3],
      [0.34, 72, 0.3],
      [0.66, 178, 0.05],
      [0.82, 140, 0.2],
      [1.02, 72, 0.3],
    ],
    eye: [
      [0.44, 106, 0.1],
      [0.64, 174, 0.1],
      [0.74, 160, 0.1],
      [0.6, 74, 0.2],
    ],
  },
  bubble: {
    profile: [
      [-0.14, 14, 0.6],
      [0, 120],
      [0.24, 182],
      [0.48, 152],
      [0.74, 82],
      [1, 66, 0.8],
    ],
    eye: [
      [0.02, 122, 0.8],
      [0.22, 184, 0.8],
      [0.46, 158, 0.8],
      [0.26, 66, 0.8],
    ],
  },
  wide: {
    profile: [
      [-0.16, 10, 0.3],
      [0, 80, 0.5],
      [0.3, 170, 0.5],
      [0.54, 226, 0.12],
      [0.74, 206, 0.3],
      [1.02, 140, 0.5],
    ],
    eye: [
      [0.2, 142, 0.1],
      [0.5, 222, 0.2],
      [0.58, 214, 0.1],
      [0.44, 100, 0.2],
    ],
  },
  beak: {
    profile: [
      [-0.2, 10, 0.3],
      [0, 76, 0.4],
      [0.3, 150, 0.3],
      [0.62, 282, 0.05],
      [0.72, 262, 0.1],
      [0.8, 150, 0.3],
      [1.02, 90, 0.4],
    ],
    eye: [
      [0.1, 110, 0.1],
      [0.42, 186, 0.2],
      [0.5, 170, 0.1],
      [0.34, 70, 0.2],
    ],
  },
};

const formOf = ({ traits }: Sketch): ApronForm => forms[traits.apron === 'none' ? 'curved' : traits.apron];

/** Converts positions on the apron to points; `inset` moves them back by mm. */
function placed(sketch: Sketch, places: readonly Place[], inset = 0): Point[] {
  const { ahead, shieldTop } = scooterAnchors(sketch);
  const { frontAxle, frontTyre } = sketch.skeleton;
  const depth = shieldTop - (frontAxle[1] + frontTyre.radius + 84);
  return places.map(([down, forward, roundness]) => ahead(shieldTop - depth * down, forward - inset, roundness));
}

/** Returns the front edge of an apron from its top down to the wheel. */
export const apronProfile = (sketch: Sketch): Point[] => placed(sketch, formOf(sketch).profile);

/** Returns points slightly behind that edge, for what runs along it. */
export const behindApron = (sketch: Sketch, inset: number): Point[] =>
  placed(sketch, formOf(sketch).profile.slice(1), inset);

/** Returns the outline of the lens on an apron. */
export const apronEye = (sketch: Sketch): Point[] => placed(sketch, formOf(sketch).eye);
