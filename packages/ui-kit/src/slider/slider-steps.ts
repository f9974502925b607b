/** The ends of a slider and the distance of its steps. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** The number, or the end that it is beyond. */
export const within = (value: number, { min, max }: Omit<SliderScale, 'step'>): number =>
  Math.min(max, Math.max(min, value));

/** The value of the scale that is nearest to this number. */
export function nearestStep(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(within(stepped, { min, max }).toFixed(decimalsOf(step)));
}

/** Where a Page key leads from here, ten steps at once; null for any other key. */
export function pageKeyValue(key: string, value: number, scale: SliderScale): number | null {
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const distance = 10 * scale.step;
  return nearestStep(key === 'PageUp' ? value + distance : value - distance, scale);
}

/**
 * The step that the browser is told: it moves a value that is on none of its steps, so one between two steps of the scale
 * gets the coarsest that it is on.
 */
export function nativeStep(value: number, { min, step }: Omit<SliderScale, 'max'>): number {
  const steps = (value - min) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return step;
  const decimals = Math.max(decimalsOf(value), decimalsOf(min));
  return Number(`1e-${decimals}`);
}

/** The value of the scale where a thumb rests that the browser moved from here: at least one step in its direction. */
export function movedValue(moved: number, value: number, scale: SliderScale): number {
  const nearest = nearestStep(moved, scale);
  if (moved === value) return value;
  const isDown = moved < value;
  if (isDown ? nearest < value : nearest > value) return nearest;
  return nearestStep(value + (isDown ? -0.5 : 0.5) * scale.step, scale);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
