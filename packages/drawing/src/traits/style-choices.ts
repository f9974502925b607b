import type { DrawingHints } from '../drawing-hints.ts';
import type { BodyStyle, DrawnBike } from '../drawn-bike.ts';

type Chosen = Omit<Required<DrawingHints>, 'retro' | 'rim' | 'accent'>;

/** Options from which a bike's slug chooses each feature; repeated options are more likely. */
export type Choices = { readonly [Name in keyof Chosen]: readonly NonNullable<Chosen[Name]>[] };

const usual: Choices = {
  lamp: ['angular'],
  lampOn: ['handlebar', 'apron'],
  apron: ['angular', 'curved', 'box'],
  flank: ['creased', 'creased', 'slab', 'cutaway'],
  floor: ['flat'],
  cowl: ['visor', 'bikini', 'pointed', 'low'],
  tank: ['muscle'],
  graphics: ['plain', 'stripe', 'stripes', 'wedge', 'sash', 'twotone'],
  wheels: ['five', 'y5', 'ten', 'six', 'three'],
  brakeFront: ['disc'],
  brakeRear: ['disc'],
  fork: ['telescopic'],
  forkColour: ['black'],
  shock: ['mono'],
  exhaust: ['upswept'],
  chrome: [false],
  engine: ['single'],
  cooling: ['air'],
  engineColour: ['black'],
  frame: ['tube'],
  seat: ['flat'],
  screen: ['none'],
  nose: ['wedge'],
  tail: ['swept'],
  fairing: ['none'],
  panniers: [false],
  topBox: [false],
  crashGuard: [false],
  sareeGuard: [false],
  carrier: [false],
  handGuards: [false],
  bellyPan: [false],
  singleSided: [false],
  motor: ['mid'],
};

const sporty: Partial<Choices> = {
  fork: ['usd'],
  forkColour: ['gold', 'black'],
  exhaust: ['stubby', 'upswept', 'underbelly'],
  cooling: ['liquid'],
  seat: ['split'],
};

const scooter: Partial<Choices> = {
  wheels: ['five', 'y5', 'ten', 'six', 'turbine'],
  brakeFront: ['drum', 'disc'],
  brakeRear: ['drum'],
  forkColour: ['silver'],
  shock: ['mono', 'twin'],
  motor: ['hub', 'mid'],
};

const ofStyle: Record<BodyStyle, Partial<Choices>> = {
  commuter: {
    lamp: ['box', 'angular'],
    cowl: ['visor', 'bikini', 'pointed'],
    tank: ['long', 'slim'],
    graphics: ['wedge', 'sash', 'stripe', 'stripes'],
    brakeFront: ['drum', 'disc'],
    brakeRear: ['drum'],
    fork: ['telescopic', 'telescopic', 'gaiter'],
    forkColour: ['silver'],
    shock: ['twin'],
    exhaust: ['low'],
    chrome: [true, true, false],
    engineColour: ['black', 'silver', 'black'],
  },
  streetbike: { ...sporty, seat: ['split', 'split', 'step'], bellyPan: [true, false] },
  sports: { ...sporty, frame: ['perimeter', 'perimeter', 'trellis'], screen: ['fly'], fairing: ['full'] },
  superbike: {
    ...sporty,
    wheels: ['y5', 'three', 'ten'],
    engine: ['four'],
    frame: ['perimeter'],
    screen: ['fly'],
    fairing: ['full'],
  },
  cruiser: {
    lamp: ['round'],
    tank: ['teardrop'],
    graphics: ['twotone', 'plain', 'pinstripe'],
    wheels: ['wire', 'wire', 'y5', 'ten'],
    forkColour: ['silver'],
    shock: ['twin'],
    exhaust: ['peashooter', 'twin', 'low'],
    chrome: [true],
    engine: ['single', 'vtwin'],
    engineColour: ['black', 'silver', 'black'],
    seat: ['step', 'step', 'flat'],
  },
  caferacer: { tank: ['teardrop'], graphics: ['twotone', 'plain'], seat: ['solo'] },
  scrambler: {
    tank: ['teardrop'],
    lamp: ['round'],
    wheels: ['wire', 'wire', 'y5', 'ten'],
    fork: ['usd'],
    exhaust: ['high'],
  },
  adventure: {
    lamp: ['angular', 'slim', 'round'],
    wheels: ['wire', 'wire', 'y5', 'ten'],
    handGuards: [true],
    fork: ['usd'],
    cooling: ['liquid'],
    seat: ['step'],
    screen: ['tall', 'fly'],
  },
  tourer: { fork: ['usd'], cooling: ['liquid'], seat: ['split'], screen: ['tall'], fairing: ['half'] },
  scooter,
  maxiscooter: {
    ...scooter,
    apron: ['wide'],
    floor: ['tunnel', 'flat'],
    seat: ['step'],
    lampOn: ['apron'],
    screen: ['fly'],
    brakeFront: ['disc'],
  },
  moped: {
    lamp: ['round'],
    wheels: ['wire'],
    brakeFront: ['drum'],
    brakeRear: ['drum'],
    forkColour: ['silver'],
    shock: ['twin'],
    exhaust: ['low'],
    chrome: [true],
    engineColour: ['silver'],
    seat: ['split'],
  },
};

const classic: Partial<Choices> = {
  lamp: ['round'],
  lampOn: ['handlebar'],
  apron: ['curved', 'round'],
  flank: ['rounded'],
  tank: ['teardrop'],
  graphics: ['twotone', 'plain', 'twotone', 'pinstripe'],
  bellyPan: [false],
  wheels: ['wire'],
  fork: ['telescopic'],
  forkColour: ['silver'],
  shock: ['twin'],
  exhaust: ['peashooter'],
  chrome: [true],
  engine: ['single'],
  cooling: ['air'],
  engineColour: ['silver'],
  frame: ['tube'],
  seat: ['flat'],
  screen: ['none'],
};

const classicOf: Partial<Record<BodyStyle, Partial<Choices>>> = {
  cruiser: { fork: ['covered'], brakeFront: ['disc'], seat: ['split', 'flat'] },
  caferacer: { seat: ['solo'] },
  scrambler: { exhaust: ['high'], chrome: [false], engineColour: ['black'] },
  scooter: { wheels: ['five', 'six', 'steel'], brakeFront: ['drum', 'drum', 'disc'], shock: ['mono'] },
  maxiscooter: { wheels: ['five', 'six'], shock: ['twin'] },
  moped: { seat: ['split'] },
  tourer: {
    fork: ['covered'],
    wheels: ['ten'],
    exhaust: ['twin'],
    engine: ['vtwin'],
    seat: ['step'],
    fairing: ['half'],
  },
};

/** Returns the options of a bike's body style, limited to classic ones when retro, and to an apron lamp when electric. */
export function choicesOf({ bodyStyle, electric }: DrawnBike, retro: boolean): Choices {
  return {
    ...usual,
    ...ofStyle[bodyStyle],
    ...(retro && { ...classic, ...classicOf[bodyStyle] }),
    ...(electric && { lampOn: ['apron'], screen: ['none'] }),
  };
}
