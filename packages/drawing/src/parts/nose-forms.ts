import type { DrawingHints } from '../drawing-hints.ts';

/** A position on a nose: mm ahead of its tip, mm above it, and roundness. */
export type NosePlace = readonly [ahead: number, up: number, roundness?: number];

/** Shape of a fairing's nose. */
export interface NoseForm {
  /** Position of the tip: mm ahead of the front axle and above the saddle. */
  tip: readonly [ahead: number, up: number];
  /** Start of the screen: mm ahead of the front axle and above the tip. */
  base: readonly [ahead: number, up: number];
  /** Edge from behind the chin up to the start of the screen. */
  face: readonly NosePlace[];
  /** Outline of the lamp. */
  eye: readonly NosePlace[];
  /** Dark opening: a mouth below the tip, or an intake in it. */
  mouth?: readonly NosePlace[];
  /** Additional height of the screen, in mm. */
  screen?: number;
}

/** Shapes of noses. */
export const noseForms: Record<NonNullable<DrawingHints['nose']>, NoseForm> = {
  wedge: {
    tip: [16, -24],
    base: [-124, 138],
    face: [
      [-228, -136, 0.5],
      [-120, -92, 0.4],
      [0, 0, 0.2],
      [-58, 66, 0.6],
    ],
    eye: [
      [-6, 10, 0.1],
      [-66, 58, 0.3],
      [-176, 76, 0.1],
      [-110, 20, 0.3],
      [-40, -18, 0.2],
    ],
  },
  beak: {
    tip: [44, -96],
    base: [-160, 206],
    face: [
      [-250, -96, 0.5],
      [-170, -40, 0.3],
      [-96, 18, 0.2],
      [-4, -30, 0.05],
      [2, 8, 0.4],
      [-98, 122, 0.8],
    ],
    mouth: [
      [-90, 44, 0.2],
      [-30, 4, 0.1],
      [-60, -36, 0.5],
      [-150, -48, 0.3],
      [-190, -30, 0.2],
    ],
    eye: [
      [-48, 62, 0.1],
      [-130, 132, 0.2],
      [-236, 160, 0.05],
      [-150, 82, 0.2],
      [-130, -28, 0.3],
    ],
  },
  dome: {
    tip: [-22, -2],
    base: [-140, 170],
    face: [
      [-220, -176, 0.5],
      [-110, -160, 0.6],
      [-14, -96, 0.8],
      [4, 10, 0.9],
      [-44, 110, 0.8],
    ],
    eye: [
      [-12, 74, 0.3],
      [-104, 62, 0.3],
      [-110, -86, 0.3],
      [-24, -84, 0.4],
      [0, 0, 0.8],
    ],
    screen: 44,
  },
  layered: {
    tip: [-4, -16],
    base: [-120, 128],
    face: [
      [-214, -150, 0.7],
      [-96, -112, 0.8],
      [-6, -26, 0.8],
      [-16, 52, 0.9],
    ],
    eye: [
      [-2, 12, 0.5],
      [-40, 62, 0.4],
      [-186, 92, 0.1],
      [-160, 12, 0.2],
      [-40, -44, 0.4],
    ],
  },
  shark: {
    tip: [84, -34],
    base: [-96, 112],
    face: [
      [-280, -108, 0.4],
      [-160, -44, 0.3],
      [0, 0, 0.02],
      [-110, 66, 0.5],
    ],
    eye: [
      [-66, 14, 0.2],
      [-120, 58, 0.5],
      [-220, 56, 0.4],
      [-216, 0, 0.4],
      [-120, -22, 0.4],
    ],
  },
  chin: {
    tip: [30, -8],
    base: [-118, 124],
    face: [
      [-236, -170, 0.3],
      [-150, -150, 0.2],
      [-40, -104, 0.05],
      [-104, -44, 0.1],
      [0, 0, 0.05],
      [-70, 66, 0.5],
    ],
    eye: [
      [-10, 4, 0.05],
      [-96, 58, 0.3],
      [-246, 104, 0.05],
      [-170, 28, 0.3],
      [-80, -20, 0.1],
    ],
  },
  nostrils: {
    tip: [-30, -44],
    base: [-156, 160],
    face: [
      [-210, -110, 0.5],
      [-120, -92, 0.4],
      [-16, -54, 0.3],
      [2, 4, 0.4],
      [-40, 86, 0.8],
    ],
    mouth: [
      [-10, -10, 0.2],
      [-50, 48, 0.3],
      [-150, 62, 0.2],
      [-120, -36, 0.3],
      [-30, -44, 0.2],
    ],
    eye: [
      [-34, 62, 0.1],
      [-90, 98, 0.3],
      [-200, 116, 0.05],
      [-160, 82, 0.2],
      [-80, 66, 0.2],
    ],
  },
  duct: {
    tip: [30, -52],
    base: [-132, 160],
    face: [
      [-250, -104, 0.5],
      [-140, -76, 0.4],
      [-44, -52, 0.1],
      [0, 0, 0.1],
      [-64, 88, 0.8],
    ],
    mouth: [
      [-2, 0, 0.05],
      [-46, 58, 0.1],
      [-92, 20, 0.3],
      [-46, -50, 0.05],
    ],
    eye: [
      [-98, 44, 0.1],
      [-140, 92, 0.3],
      [-250, 104, 0.05],
      [-210, 46, 0.3],
      [-140, 14, 0.1],
    ],
  },
  lip: {
    tip: [22, -6],
    base: [-140, 118],
    face: [
      [-240, -190, 0.4],
      [-130, -166, 0.3],
      [-76, -110, 0.2],
      [-130, -30, 0.1],
      [0, -6, 0.05],
      [-30, 44, 0.5],
    ],
    mouth: [
      [-20, -8, 0.05],
      [-190, -2, 0.1],
      [-170, -120, 0.3],
      [-90, -124, 0.3],
    ],
    eye: [
      [-84, -20, 0.1],
      [-190, 10, 0.1],
      [-236, 6, 0.05],
      [-200, -46, 0.2],
      [-104, -60, 0.2],
    ],
  },
};
