import type { DrawingHints } from '../drawing-hints.ts';
import type { Point } from '../geometry/point.ts';
import type { ScooterAnchors } from './scooter-anchors.ts';

/** Outlines of a scooter's rear body and tail lamp; `lift` is how far the tail rises, in mm. */
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

/** A thin upright lamp at a vertically cut tail. */
const uprightLamp: FlankForm['lamp'] = ({ tail }) => [
  tail(6, -60, 0.1),
  tail(-14, -72, 0.1),
  tail(0, -150, 0.1),
  tail(24, -144, 0.1),
];

/** Shapes of a rear body. All but 'bulging' leave engine and wheel visible below an edge that rises to the tail. */
export const flankForms: Record<NonNullable<DrawingHints['flank']>, FlankForm> = {
  rounded: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(44, -82, 0.3),
      bodyFront(-16, -220, 0.8),
      heel(-44, 90, 0.8),
      heel(-70, -44, 0.6),
      heel(-150, -40, 0.8),
      heel(-262, 44),
      tyreTop(130, 0),
      tyreTop(-60, 36),
      tail(110, -214),
      tail(8, -188, 0.9),
      tail(-4, -116, 0.7),
      tail(70, -62, 0.6),
    ],
    lamp: roundLamp,
  },
  bulging: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(40, -74, 0.4),
      bodyFront(-20, -190),
      heel(-64, 80, 0.7),
      heel(-84, -50, 0.5),
      heel(-200, -76),
      tyreTop(190, -190),
      tyreTop(20, -176),
      tyreTop(-140, -96),
      tail(0, -236),
      tail(-22, -150),
      tail(20, -84),
      tail(110, -52, 0.7),
    ],
    lamp: ({ tail }) => [tail(14, -96, 0.6), tail(-16, -140, 0.8), tail(-8, -190, 0.6), tail(30, -144)],
  },
  arched: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(56, -70, 0.4),
      bodyFront(20, -190),
      heel(30, 60, 0.8),
      heel(-30, -50, 0.7),
      heel(-170, -56, 0.8),
      tyreTop(230, 0, 0.9),
      tyreTop(60, 70),
      tyreTop(-130, 74),
      tail(60, -210),
      tail(-16, -146),
      tail(20, -74),
      tail(110, -46, 0.7),
    ],
    lamp: ({ tail }) => [tail(64, -70, 0.3), tail(-4, -112, 0.5), tail(-14, -148, 0.4), tail(50, -104, 0.3)],
  },
  creased: {
    body: ({ bodyFront, heel, tyreTop, tail }, lift) => [
      bodyFront(62, -76, 0.2),
      bodyFront(-24, -236, 0.4),
      heel(-52, 70, 0.5),
      heel(-84, -56, 0.3),
      heel(-180, -50, 0.4),
      heel(-300, 76, 0.5),
      tyreTop(60, 30, 0.8),
      tyreTop(-110, 56, 0.8),
      tail(110, -176 + lift, 0.6),
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
      heel(-220, -66, 0.2),
      tyreTop(190, 24, 0.3),
      tyreTop(-120, 34, 0.2),
      tail(26, -196, 0.15),
      tail(-10, -76, 0.15),
      tail(40, -46, 0.2),
    ],
    lamp: uprightLamp,
  },
  tapered: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(54, -76, 0.2),
      bodyFront(-34, -230, 0.6),
      heel(-60, 70, 0.6),
      heel(-80, -58, 0.4),
      heel(-190, -50, 0.5),
      heel(-290, 60, 0.6),
      tyreTop(90, 60, 0.9),
      tail(160, -194),
      tail(20, -160, 0.4),
      tail(-14, -120, 0.2),
      tail(90, -58, 0.6),
    ],
    lamp: ({ tail }) => [tail(96, -92, 0.2), tail(-8, -116, 0.1), tail(0, -146, 0.1), tail(90, -120, 0.2)],
  },
  level: {
    body: ({ bodyFront, heel, tyreTop, tail }) => [
      bodyFront(64, -64, 0.2),
      bodyFront(34, -200, 0.4),
      heel(0, 90, 0.6),
      heel(-40, -60, 0.3),
      heel(-280, -64, 0.3),
      tyreTop(170, -30, 0.6),
      tyreTop(20, 60, 0.8),
      tyreTop(-160, 54, 0.4),
      tail(-6, -170, 0.3),
      tail(-16, -90, 0.3),
      tail(50, -44, 0.4),
    ],
    lamp: uprightLamp,
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
