import type { Paint } from '../drawn-bike.ts';
import { toHex } from './palette.ts';
import { toOklch } from './oklch.ts';

/** Minimum distance in OKLab, with lightness weighted by half, for two paints to look different at a glance. */
const alike = 0.09;

/**
 * Chooses the paint of each bike in a comparison, by index: its first, unless it resembles that of a bike before it, else the next that
 * does not. If all do, the most different one; 0 for a bike without paints.
 */
export function paintsApart(palettes: readonly (readonly Pick<Paint, 'base'>[])[]): number[] {
  const worn: Lab[] = [];
  return palettes.map((palette) => {
    const distances = palette.map(({ base }) => nearest(labOf(base), worn));
    const apart = distances.findIndex((distance) => distance >= alike);
    const chosen = apart === -1 ? Math.max(distances.indexOf(Math.max(...distances)), 0) : apart;
    const lab = labOf(palette[chosen]?.base);
    if (lab) worn.push(lab);
    return chosen;
  });
}

type Lab = readonly [lightness: number, a: number, b: number];

function labOf(base: string | undefined): Lab | null {
  const hex = toHex(base);
  if (!hex) return null;
  const { lightness, chroma, hue } = toOklch(hex);
  return [lightness / 2, chroma * Math.cos(hue), chroma * Math.sin(hue)];
}

function nearest(lab: Lab | null, others: readonly Lab[]): number {
  if (!lab) return 0;
  return Math.min(Infinity, ...others.map(([l, a, b]) => Math.hypot(lab[0] - l, lab[1] - a, lab[2] - b)));
}
