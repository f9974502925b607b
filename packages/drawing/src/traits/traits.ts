import type { DrawingHints } from '../drawing-hints.ts';
import type { DrawnBike } from '../drawn-bike.ts';
import { type Hex, toHex } from '../colour/palette.ts';
import { choose, hash } from './slug-choice.ts';
import { type Choices, choicesOf } from './style-choices.ts';

/** Every feature of one bike settled, and the small variations that its slug decides. */
export interface Traits extends Required<{ [Name in keyof Choices]: Choices[Name][number] }> {
  retro: boolean;
  /** Colour of the rims; null for wire wheels of bare metal. */
  rim: Hex | null;
  /** Colour of a visible trellis frame, rim stripes and the like; null when the bike has none of its own. */
  accent: Hex | null;
  /** Which of three tanks, of three lamps, and of four graphics. */
  tankForm: Variant;
  lampForm: Variant;
  graphic: 0 | 1 | 2 | 3;
  /** How far the tail rises beyond the usual, mm. */
  tailLift: number;
}

/** Which of three designs of a part a bike wears. */
export type Variant = 0 | 1 | 2;

/** Settles every feature: what the hints say, else what the body style has, else what the slug decides. */
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
