export const sideView = (bike: string) => `${bike}, side view`;

/** What a picture of measurements shows, for those who do not see it. */
export const measured = (bike: string, measurements: readonly string[]) => `${bike}: ${measurements.join(', ')}`;
export const unmeasured = (bike: string) => `${bike}: its dimensions are not known`;
export const measurements = {
  wheelbase: (value: string) => `wheelbase ${value} mm`,
  length: (value: string) => `length ${value} mm`,
  seatHeight: (value: string) => `seat height ${value} mm`,
  height: (value: string) => `height ${value} mm`,
};
export const wheelbaseLine = (value: string) => `Wheelbase ${value} mm`;
export const lengthLine = (value: string) => `Length ${value} mm`;
/** Short: on a phone it stands along a line as long as a saddle is high. */
export const seatHeightLine = (value: string) => `Seat ${value} mm`;
export const heightLine = (value: string) => `Height ${value} mm`;
