/** The ends of a slider and the distance of its steps. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** The value of the scale that is nearest to this number. */
export function nearestStep(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimalsOf(step)));
}

/** Where a Page key leads from here, ten steps at once; null for any other key. */
export function pageKeyValue(key: string, value: number, scale: SliderScale): number | null {
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const distance = 10 * scale.step;
  return nearestStep(key === 'PageUp' ? value + distance : value - distance, scale);
}

/** The number that a text means, with or without Indian grouping; null when it means none. */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;
