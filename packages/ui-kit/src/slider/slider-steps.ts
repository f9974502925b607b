/** Limits and step of a slider. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** Clamps a number to the limits. */
export const within = (value: number, { min, max }: Omit<SliderScale, 'step'>): number =>
  Math.min(max, Math.max(min, value));

/** Returns the step closest to a number. */
export function nearestStep(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(within(stepped, { min, max }).toFixed(decimalsOf(step)));
}

/** Returns the value after a Page key, ten steps away; null for other keys. */
export function pageKeyValue(key: string, value: number, scale: SliderScale): number | null {
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const distance = 10 * scale.step;
  return nearestStep(key === 'PageUp' ? value + distance : value - distance, scale);
}

/**
 * Returns the `step` attribute for the browser, which moves values that are off its steps: a value between two
 * steps gets the coarsest step that contains it.
 */
export function nativeStep(value: number, { min, step }: Omit<SliderScale, 'max'>): number {
  const steps = (value - min) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return step;
  const decimals = Math.max(decimalsOf(value), decimalsOf(min));
  return Number(`1e-${decimals}`);
}

/** Returns the step for a thumb moved by the browser: at least one step in its direction. */
export function movedValue(moved: number, value: number, scale: SliderScale): number {
  const nearest = nearestStep(moved, scale);
  if (moved === value) return value;
  const isDown = moved < value;
  if (isDown ? nearest < value : nearest > value) return nearest;
  return nearestStep(value + (isDown ? -0.5 : 0.5) * scale.step, scale);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
