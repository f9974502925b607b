export { type BikeStance, bikeStance, type StancePoint, type StanceWheel, type StandingBike } from './bike-stance.ts';
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
export { estimatedProportions, type Proportion } from './estimated-proportions.ts';
export { type DrawingFrame, drawingFrame } from './drawing-frame.ts';
export type { DrawingHints, WheelDesign } from './drawing-hints.ts';
export type { BodyStyle, DrawnBike, Paint } from './drawn-bike.ts';
export { type RiderFigure, riderFigure, type RiderLimb } from './rider/rider-figure.ts';
export { type Footing, type RiderFit, riderFit } from './rider/rider-fit.ts';
