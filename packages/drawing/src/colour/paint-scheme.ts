import type { Paint } from '../drawn-bike.ts';
import { choose } from '../traits/traits.ts';
import { type Hex, palette, toHex } from './palette.ts';
import { toOklch } from './oklch.ts';
import { type Tones, tonesOf } from './tones.ts';

/** Tones of a bike's main and second paint and of its unpainted plastic. */
export interface PaintScheme {
  main: Tones;
  second: Tones;
  plastic: Tones;
}

const commonPaints = [
  '#c8202b',
  '#1d57b8',
  '#474c54',
  '#17807f',
  '#f0641e',
  '#f1f3f4',
  '#24272c',
  '#69713d',
  '#6d1a26',
  '#f3c41d',
  '#b4bac1',
  '#1b2f5c',
] as const satisfies readonly Hex[];

/** Returns the paints of a drawing: the given ones, else a choice based on the slug. */
export function paintScheme(slug: string, paint: Paint | undefined, accent: Hex | null): PaintScheme {
  const main = toHex(paint?.base) ?? choose<Hex>(slug, 'paint', commonPaints);
  const second = toHex(paint?.accent) ?? accent ?? contrasting(slug, main);
  return { main: tonesOf(main), second: tonesOf(second), plastic: tonesOf(palette.plastic) };
}

function contrasting(slug: string, main: Hex): Hex {
  const { lightness } = toOklch(main);
  if (lightness > 0.7) return '#2b2f36';
  return lightness < 0.38 ? choose<Hex>(slug, 'second', ['#c8202b', '#98a1ab', '#c4933b']) : '#f1f3f4';
}
