import type { DrawingHints } from '../drawing-hints.ts';
import type { Point } from '../geometry/point.ts';
import type { ScooterAnchors } from './scooter-anchors.ts';

/** The outline of a scooter's rear body, and of its tail lamp; `lift` is how far its tail rises, mm. */
export interface FlankForm {
  body: (anchors: ScooterAnchors, lift: number) => Point[];
  lamp: (anchors: ScooterAnchors, lift: number) => Point[];
}

const roundLamp: FlankForm['lamp'] = ({ tail }) => [
  tail(40, -72, 0.4),
  tail(-8, -116, 0.5),
  tail(4, -186, 0.4),
  tail(58, -124, 0.6),
];

const pointedLamp: FlankForm['lamp'] = ({ tail }, lift) => [
  tail(68, -58 + lift * 0.8, 0.2),
  tail(-12, -86 + lift, 0.1),
  tail(60, -140 + lift, 0.2),
  tail(106, -96 + lift * 0.8, 0.4),
];

/** The forms of a rear body. */
export const flankForms: Record<NonNullable<DrawingHints['flank']>, FlankForm> = {
  rounded: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(44, -82, 0.3),
      bodyFront(6, -220, 0.8),
      heel(-14, 70, 0.8),
      heel(-56, -58, 0.6),
      heel(-150, -72, 0.8),
      heel(-290, -20),
      tyreTop(140, -104),
      tyreTop(0, -80),
      tyreTop(-150, -14),
      tail(6, -206, 0.9),
      tail(-4, -116, 0.7),
      tail(70, -62, 0.6),
    ],
    lamp: roundLamp,
  },
  bulging: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(40, -74, 0.4),
      bodyFront(0, -200),
      heel(-24, 60, 0.7),
      heel(-60, -60, 0.5),
      heel(-190, -84),
      tyreTop(190, -190),
      tyreTop(20, -170),
      tyreTop(-140, -90),
      tail(0, -230),
      tail(-18, -150),
      tail(20, -84),
      tail(110, -52, 0.7),
    ],
    lamp: ({ tail }) => [tail(14, -96, 0.6), tail(-16, -140, 0.8), tail(-8, -190, 0.6), tail(30, -144)],
  },
  creased: {
    body: ({ bodyFront, heel, tyreTop, tail }, lift) => [
      bodyFront(62, -76, 0.2),
      bodyFront(14, -230, 0.6),
      heel(-18, 40, 0.7),
      heel(-64, -60, 0.4),
      heel(-170, -64, 0.5),
      heel(-300, -6, 0.7),
      tyreTop(90, -64, 0.8),
      tyreTop(-90, 0, 0.8),
      tail(100, -188 + lift, 0.7),
      tail(-12, -86 + lift, 0.1),
      tail(104, -50 + lift * 0.6, 0.8),
    ],
    lamp: pointedLamp,
  },
  slab: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(60, -70, 0.15),
      heel(20, 60, 0.15),
      heel(-20, -62, 0.3),
      heel(-230, -66, 0.2),
      tyreTop(130, -44, 0.5),
      tyreTop(-120, 4, 0.2),
      tail(26, -200, 0.15),
      tail(-10, -76, 0.15),
      tail(40, -46, 0.2),
    ],
    lamp: ({ tail }) => [tail(6, -70, 0.1), tail(-14, -80, 0.1), tail(2, -136, 0.1), tail(24, -130, 0.1)],
  },
  cutaway: {
    body: ({ bodyFront, tail }, lift) => [
      bodyFront(66, -66, 0.2),
      bodyFront(24, -196, 0.15),
      bodyFront(-90, -250, 0.3),
      bodyFront(-250, -196, 0.4),
      tail(150, -150 + lift, 0.5),
      tail(-14, -56 + lift, 0.05),
      tail(110, -34 + lift * 0.6, 0.6),
    ],
    lamp: ({ tail }, lift) => [
      tail(70, -34 + lift * 0.8, 0.1),
      tail(-14, -56 + lift, 0.05),
      tail(80, -104 + lift, 0.1),
    ],
  },
};
