import type { BodyStyle } from '../drawn-bike.ts';

/** What a body style usually measures (mm), and where its parts usually sit. */
export interface TypicalDimensions {
  wheelbase: number;
  length: number;
  height: number;
  seatHeight: number;
  groundClearance: number;
  frontTyre: string;
  rearTyre: string;
  /** Steering-head angle from the vertical, degrees. */
  rake: number;
  /** Low point of the rider's saddle, and its front end, as shares of the wheelbase. */
  saddleAt: number;
  tankAt: number;
  /** Heights of the top yoke and the grips as shares of the overall height. */
  yokeAt: number;
  gripAt: number;
  /** How far the grips sit behind the top yoke, mm. */
  gripSetback: number;
  /** Footpeg: share of the wheelbase, and height in mm. */
  pegAt: number;
  pegHeight: number;
}

const size = (
  wheelbase: number,
  length: number,
  height: number,
  seatHeight: number,
  groundClearance: number,
  frontTyre: string,
  rearTyre: string,
) => ({ wheelbase, length, height, seatHeight, groundClearance, frontTyre, rearTyre });

const posture = (rake: number, saddleAt: number, tankAt: number, pegAt: number, pegHeight: number) => ({
  rake,
  saddleAt,
  tankAt,
  pegAt,
  pegHeight,
});

const bars = (yokeAt: number, gripAt: number, gripSetback: number) => ({ yokeAt, gripAt, gripSetback });

/** The typical dimensions of every body style, from the published figures of bikes sold in India. */
export const typicalDimensions: Record<BodyStyle, TypicalDimensions> = {
  commuter: {
    ...size(1265, 2020, 1060, 790, 165, '80/100-18', '80/100-18'),
    ...posture(26, 0.27, 0.385, 0.4, 300),
    ...bars(0.885, 0.955, 70),
  },
  streetbike: {
    ...size(1370, 2050, 1075, 805, 165, '100/80-17', '140/70-17'),
    ...posture(25, 0.3, 0.41, 0.36, 340),
    ...bars(0.89, 0.965, 55),
  },
  sports: {
    ...size(1360, 1990, 1130, 815, 165, '100/80-17', '140/70-17'),
    ...posture(24.5, 0.28, 0.39, 0.3, 380),
    ...bars(0.8, 0.815, 20),
  },
  superbike: {
    ...size(1440, 2075, 1170, 835, 130, '120/70-17', '190/55-17'),
    ...posture(24, 0.29, 0.39, 0.29, 410),
    ...bars(0.75, 0.765, 15),
  },
  cruiser: {
    ...size(1480, 2200, 1090, 740, 160, '100/90-18', '130/80-16'),
    ...posture(31, 0.31, 0.43, 0.6, 300),
    ...bars(0.86, 0.955, 160),
  },
  caferacer: {
    ...size(1400, 2110, 1080, 800, 165, '100/90-18', '130/70-18'),
    ...posture(24.5, 0.28, 0.42, 0.3, 370),
    ...bars(0.87, 0.87, 40),
  },
  scrambler: {
    ...size(1420, 2120, 1150, 830, 195, '100/90-19', '140/80-17'),
    ...posture(25.5, 0.31, 0.42, 0.38, 350),
    ...bars(0.85, 0.955, 75),
  },
  adventure: {
    ...size(1470, 2180, 1380, 840, 215, '100/90-19', '130/80-17'),
    ...posture(26, 0.31, 0.42, 0.38, 360),
    ...bars(0.77, 0.84, 80),
  },
  tourer: {
    ...size(1600, 2400, 1430, 760, 140, '120/70-18', '180/60-16'),
    ...posture(28, 0.3, 0.42, 0.5, 340),
    ...bars(0.7, 0.76, 190),
  },
  scooter: {
    ...size(1260, 1830, 1150, 765, 160, '90/90-12', '90/100-10'),
    ...posture(26, 0.3, 0.44, 0.62, 300),
    ...bars(0.8, 0.86, 40),
  },
  maxiscooter: {
    ...size(1380, 2010, 1230, 770, 150, '110/80-14', '130/70-13'),
    ...posture(26.5, 0.3, 0.45, 0.66, 310),
    ...bars(0.79, 0.85, 60),
  },
  moped: {
    ...size(1225, 1890, 1070, 780, 155, '2.50-16', '2.50-16'),
    ...posture(26, 0.26, 0.38, 0.45, 280),
    ...bars(0.87, 0.965, 90),
  },
};

/** An upright classic among the cruisers: a steeper fork, bars nearer to it, saddle further back. */
export const classicCruiser: TypicalDimensions = {
  ...typicalDimensions.cruiser,
  ...posture(26.5, 0.3, 0.415, 0.43, 300),
  gripSetback: 100,
};
