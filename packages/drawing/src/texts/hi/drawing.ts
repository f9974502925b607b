import type * as English from '../en/drawing.ts';
import type * as Hindi from './drawing.ts';

export const sideView = (bike: string) => `${bike}, बगल से`;

/** What a picture of measurements shows, for those who do not see it. */
export const measured = (bike: string, measurements: readonly string[]) => `${bike}: ${measurements.join(', ')}`;
export const unmeasured = (bike: string) => `${bike}: नाप पता नहीं`;
export const measurements = {
  wheelbase: (value: string) => `व्हीलबेस ${value} मिमी`,
  length: (value: string) => `लंबाई ${value} मिमी`,
  seatHeight: (value: string) => `सीट की ऊँचाई ${value} मिमी`,
  height: (value: string) => `ऊँचाई ${value} मिमी`,
};
export const wheelbaseLine = (value: string) => `व्हीलबेस ${value} मिमी`;
export const lengthLine = (value: string) => `लंबाई ${value} मिमी`;
/** Short: on a phone it stands along a line as long as a saddle is high. */
export const seatHeightLine = (value: string) => `सीट ${value} मिमी`;
export const heightLine = (value: string) => `ऊँचाई ${value} मिमी`;

type Translation<Own extends typeof English> = Own;
export type Checked = Translation<typeof Hindi>;
