import {
  type DrawnBike,
  drawMeasurements,
  type Measurement,
  type MeasurementOptions,
  measurementsFrame,
} from '@dopahiya/drawing';

/** Dimensions of a bike as SVG, with the size of the drawing in mm and the bike's position in it. */
export interface Measured {
  svg: string;
  width: number;
  height: number;
  /** Space left of the bike, in mm. */
  left: number;
}

/** Wide screens show four dimensions, narrow ones two, with text of the same apparent size. */
export const measurementOptions = {
  wide: { shown: ['wheelbase', 'length', 'seatHeight', 'height'], textSize: 50 },
  narrow: { shown: ['wheelbase', 'seatHeight'], textSize: 96 },
} as const satisfies Record<string, MeasurementOptions>;

/** Returns the dimension drawing for a screen width. */
export function measured(bike: DrawnBike, screen: keyof typeof measurementOptions): Measured {
  const options = measurementOptions[screen];
  const { width, height, bike: place } = measurementsFrame(bike, options);
  return { svg: drawMeasurements(bike, options), width, height, left: place.x };
}

const lengths = ['wheelbase', 'length', 'seatHeight', 'height'] as const satisfies readonly Measurement[];

/** Checks whether at least one drawable dimension is known. */
export function isMeasured(bike: DrawnBike): boolean {
  return lengths.some((name) => bike[name] != null);
}
