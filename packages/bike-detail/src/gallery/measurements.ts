import {
  type DrawnBike,
  drawMeasurements,
  type Measurement,
  type MeasurementOptions,
  measurementsFrame,
} from '@dopahiya/drawing';

/** Measurements of a bike as SVG text, with the box in mm that they fill and where in it the bike stands. */
export interface Measured {
  svg: string;
  width: number;
  height: number;
  /** Room left of the bike, mm. */
  left: number;
}

/** Wide screens show four lengths, narrow ones two, in letters that stay as large. */
export const measurementOptions = {
  wide: { shown: ['wheelbase', 'length', 'seatHeight', 'height'], textSize: 50 },
  narrow: { shown: ['wheelbase', 'seatHeight'], textSize: 96 },
} as const satisfies Record<string, MeasurementOptions>;

/** What is written beside a bike on screens of this width. */
export function measured(bike: DrawnBike, screen: keyof typeof measurementOptions): Measured {
  const options = measurementOptions[screen];
  const { width, height, bike: place } = measurementsFrame(bike, options);
  return { svg: drawMeasurements(bike, options), width, height, left: place.x };
}

const lengths = ['wheelbase', 'length', 'seatHeight', 'height'] as const satisfies readonly Measurement[];

/** Whether any length that can be written is known. */
export function isMeasured(bike: DrawnBike): boolean {
  return lengths.some((name) => bike[name] != null);
}
