import type { Hex } from './palette.ts';

/** A colour in OKLCH (lightness 0 to 1, chroma, hue in radians), where equal steps look equal for every hue. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = ([a, b, c]: Matrix, vector: Triple): Triple => [dot(a, vector), dot(b, vector), dot(c, vector)];
const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [change(a), change(b), change(c)];

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const channel = (colour: Hex, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
const twoDigits = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** Converts a colour to OKLCH, with Björn Ottosson's OKLab matrices. */
export function toOklch(colour: Hex): Oklch {
  const linear = each([channel(colour, 1), channel(colour, 3), channel(colour, 5)], toLinear);
  const [lightness, a, b] = times(toLab, each(times(toCones, linear), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Converts OKLCH to the nearest sRGB colour. */
function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const linear = times(
    fromCones,
    each(times(fromLab, lab), (value) => value ** 3),
  );
  return `#${each(linear, (value) => clamped(toGamma(Math.max(0, value))))
    .map(twoDigits)
    .join('')}`;
}

/** Changes a colour's lightness by `change` and multiplies its chroma, keeping its hue. */
export function lighter(colour: Hex, change: number, chromaFactor = 1): Hex {
  const { lightness, chroma, hue } = toOklch(colour);
  return fromOklch({
    lightness: Math.min(0.985, Math.max(0.08, lightness + change)),
    chroma: chroma * chromaFactor,
    hue,
  });
}
