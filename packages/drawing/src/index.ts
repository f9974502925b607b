export { drawBike, type DrawOptions } from './draw-bike.ts';
export {
  type Box,
  drawMeasurements,
  type Measurement,
  type MeasurementOptions,
  measurementsFrame,
  type MeasurementsFrame,
} from './draw-measurements.ts';
export { drawingEdition } from './drawing-edition.ts';
export { type DrawingFrame, drawingFrame } from './drawing-frame.ts';
export type { DrawingHints, WheelDesign } from './drawing-hints.ts';
export type { BodyStyle, DrawnBike, Paint } from './drawn-bike.ts';
