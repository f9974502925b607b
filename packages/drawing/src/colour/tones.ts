import type { Hex } from './palette.ts';
import { lighter, toOklch } from './oklch.ts';

/** Tones of a paint from light to deep; a pale paint needs an outline on a pale page. */
export interface Tones {
  light: Hex;
  base: Hex;
  shade: Hex;
  deep: Hex;
  pale: boolean;
}

/** Derives the tones of a paint: dark paints get stronger highlights, pale paints stronger shades. */
export function tonesOf(base: Hex): Tones {
  const { lightness } = toOklch(base);
  const down = shadeDepth(lightness);
  return {
    light: lighter(base, lightDepth(lightness), 0.95),
    base,
    shade: lighter(base, -down),
    deep: lighter(base, -down * 2, 0.9),
    pale: lightness > 0.72,
  };
}

function lightDepth(lightness: number): number {
  if (lightness < 0.4) return 0.19;
  return lightness > 0.85 ? 0.05 : 0.11;
}

function shadeDepth(lightness: number): number {
  if (lightness > 0.85) return 0.16;
  if (lightness < 0.35) return 0.07;
  return lightness < 0.5 ? 0.09 : 0.12;
}
