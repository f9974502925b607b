import type { DrawingHints } from '../drawing-hints.ts';
import type { DrawnBike } from '../drawn-bike.ts';
import { type Hex, toHex } from '../colour/palette.ts';
import { type Choices, choicesOf } from './style-choices.ts';
import { ringItem } from '../geometry/point.ts';

/** All resolved features of a bike, including small variations based on its slug. */
export interface Traits extends Required<{ [Name in keyof Choices]: Choices[Name][number] }> {
  retro: boolean;
  /** Rim colour; null for bare metal wire wheels. */
  rim: Hex | null;
  /** Colour of a visible trellis frame, rim stripes and the like; null if the bike has no such colour. */
  accent: Hex | null;
  /** Variants of the tank, the lamp and the graphics. */
  tankForm: Variant;
  lampForm: Variant;
  graphic: 0 | 1 | 2 | 3;
  /** Additional height of the tail, in mm. */
  tailLift: number;
}

/** One of three variants of a part. */
export type Variant = 0 | 1 | 2;

/** Resolves every feature: from the hints, else the body style, else the slug. */
export function traitsOf(bike: DrawnBike): Traits {
  const { slug, hints } = bike;
  const retro = isRetro(bike);
  const settled = settledChoices(slug, hints, choicesOf(bike, retro));
  return {
    ...settled,
    retro,
    rim: toHex(hints.rim) ?? rimColour(slug, settled.wheels, retro),
    accent: toHex(hints.accent),
    tankForm: choose(slug, 'tank', [0, 1, 2]),
    lampForm: choose(slug, 'eye', [0, 1, 2]),
    graphic: choose(slug, 'graphic', [0, 1, 2, 3]),
    tailLift: hash(`${slug}/tail`) % 51,
  };
}

function isRetro({ slug, bodyStyle, electric, hints }: DrawnBike): boolean {
  if (hints.retro !== undefined) return hints.retro;
  if (bodyStyle !== 'scooter') return bodyStyle === 'caferacer' || bodyStyle === 'moped';
  return !electric && hints.lampOn !== 'apron' && choose(slug, 'retro', [true, false]);
}

type Settled = { [Name in keyof Choices]: Choices[Name][number] };

function settledChoices(slug: string, hints: DrawingHints, choices: Choices): Settled {
  const names = Object.keys(choices) as (keyof Choices)[];
  const settled = names.map((name) => [name, hints[name] ?? choose<unknown>(slug, name, choices[name])]);
  return Object.fromEntries(settled) as Settled;
}

const alloyRims = ['#3d434b', '#3d434b', '#474d56', '#a9b1b9'] as const;

function rimColour(slug: string, wheels: Settled['wheels'], retro: boolean): Hex | null {
  if (wheels === 'wire') return null;
  return retro || wheels === 'steel' ? '#3a4047' : choose<Hex>(slug, 'rim', alloyRims);
}

/** Hashes a text to a 32-bit integer (FNV-1a with a final mix). */
export function hash(text: string): number {
  let bits = 2166136261;
  for (let index = 0; index < text.length; index += 1) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619);
  bits = Math.imul(bits ^ (bits >>> 15), 2246822507);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** Chooses an option, always the same for one slug and topic. */
export function choose<Option>(slug: string, topic: string, options: readonly Option[]): Option {
  return ringItem(options, hash(`${slug}/${topic}`));
}
