import type { DrawingHints } from '../drawing-hints.ts';
import type { BodyStyle, DrawnBike } from '../drawn-bike.ts';

/** All body styles. */
export const bodyStyles: readonly BodyStyle[] = [
  'sports',
  'scooter',
  'cruiser',
  'commuter',
  'streetbike',
  'superbike',
  'caferacer',
  'scrambler',
  'adventure',
  'moped',
  'tourer',
  'maxiscooter',
];

/** All body styles, with an engine and with a motor. */
export const stylesAndDrives = bodyStyles.flatMap((style) => [
  { style, electric: false },
  { style, electric: true },
]);

/** All values of each hint. */
export const hintValues: { readonly [Name in keyof DrawingHints]-?: readonly NonNullable<DrawingHints[Name]>[] } = {
  retro: [true, false],
  lamp: ['round', 'angular', 'slim', 'box', 'twin', 'pair', 'horseshoe', 'strip', 'projector', 'bars', 'litbox'],
  lampOn: ['handlebar', 'apron'],
  apron: ['curved', 'swept', 'round', 'box', 'plain', 'angular', 'sharp', 'bubble', 'wide', 'none', 'beak'],
  flank: ['rounded', 'bulging', 'arched', 'creased', 'slab', 'tapered', 'level', 'cutaway'],
  floor: ['flat', 'tunnel'],
  cowl: ['visor', 'bikini', 'pointed', 'low'],
  tank: ['teardrop', 'slim', 'long', 'muscle'],
  graphics: ['plain', 'stripe', 'stripes', 'wedge', 'sash', 'twotone', 'pinstripe', 'chrome'],
  wheels: ['wire', 'five', 'y5', 'ten', 'six', 'three', 'turbine', 'steel'],
  rim: ['#c8202b'],
  brakeFront: ['disc', 'drum'],
  brakeRear: ['disc', 'drum'],
  fork: ['telescopic', 'usd', 'gaiter', 'covered', 'telelever', 'duolever'],
  forkColour: ['gold', 'black', 'silver'],
  shock: ['twin', 'mono'],
  exhaust: [
    'low',
    'peashooter',
    'upswept',
    'stubby',
    'underbelly',
    'high',
    'twin',
    'stacked',
    'triple',
    'flattrack',
    'twinport',
  ],
  chrome: [true, false],
  engine: ['single', 'sloper', 'twin', 'vtwin', 'triple', 'four', 'boxer', 'flatsix'],
  cooling: ['air', 'liquid'],
  engineColour: ['black', 'silver'],
  frame: ['tube', 'trellis', 'perimeter'],
  accent: ['#f0641e'],
  seat: ['flat', 'ribbed', 'duotone', 'long', 'step', 'split', 'solo'],
  screen: ['none', 'fly', 'tall'],
  nose: ['wedge', 'beak', 'dome', 'layered', 'shark', 'chin', 'nostrils', 'duct', 'lip'],
  tail: ['swept', 'short', 'angular'],
  fairing: ['full', 'half', 'none'],
  panniers: [false, true],
  topBox: [false, true],
  crashGuard: [false, true],
  sareeGuard: [false, true],
  carrier: [false, true],
  handGuards: [false, true],
  bellyPan: [false, true],
  singleSided: [false, true],
  motor: ['hub', 'mid'],
};

/** A set of hints for every value of every hint. */
export const singleHints: readonly DrawingHints[] = Object.entries(hintValues).flatMap(([name, values]) =>
  values.map((value): DrawingHints => ({ [name]: value })),
);

/** All accessories at once, with and without a fairing. */
export const loadedHints: readonly DrawingHints[] = [
  { panniers: true, topBox: true, crashGuard: true, screen: 'tall' },
  { panniers: true, topBox: true, crashGuard: true, screen: 'tall', fairing: 'full', lamp: 'twin' },
  { panniers: true, topBox: true, crashGuard: true, screen: 'tall', fairing: 'half', retro: true },
  { panniers: true, topBox: true, crashGuard: true, fork: 'telelever', engine: 'boxer' },
];

/** Builds a bike with only its style known. */
export function bareBike(bodyStyle: BodyStyle, changes: Partial<DrawnBike> = {}): DrawnBike {
  return { slug: `a-${bodyStyle}`, name: `A ${bodyStyle}`, bodyStyle, electric: false, hints: {}, ...changes };
}

/** A street bike with all data known. */
export const knownBike: DrawnBike = {
  ...bareBike('streetbike'),
  wheelbase: 1357,
  length: 2072,
  height: 1109,
  seatHeight: 820,
  groundClearance: 183,
  frontTyre: '110/70 R17',
  rearTyre: '150/60 R17',
};
