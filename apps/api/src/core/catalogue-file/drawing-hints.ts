import * as z from 'zod';
import { fileRules } from '../texts/index.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, fileRules.colour.en);

/** Drawing hints of a model beyond its dimensions; missing ones are derived from the body style. */
export const drawingHintsSchema = z.strictObject({
  retro: z.boolean().optional(),
  lamp: z
    .enum(['round', 'angular', 'slim', 'box', 'twin', 'pair', 'horseshoe', 'strip', 'projector', 'bars', 'litbox'])
    .optional(),
  lampOn: z.enum(['handlebar', 'apron']).optional(),
  apron: z
    .enum(['curved', 'swept', 'round', 'box', 'plain', 'angular', 'sharp', 'bubble', 'wide', 'beak', 'none'])
    .optional(),
  flank: z.enum(['rounded', 'bulging', 'arched', 'creased', 'slab', 'tapered', 'level', 'cutaway']).optional(),
  floor: z.enum(['flat', 'tunnel']).optional(),
  cowl: z.enum(['visor', 'bikini', 'pointed', 'low']).optional(),
  tank: z.enum(['teardrop', 'slim', 'long', 'muscle']).optional(),
  graphics: z.enum(['plain', 'stripe', 'stripes', 'wedge', 'sash', 'twotone', 'pinstripe', 'chrome']).optional(),
  wheels: z.enum(['wire', 'five', 'y5', 'ten', 'six', 'three', 'turbine', 'steel']).optional(),
  rim: colour.optional(),
  brakeFront: z.enum(['disc', 'drum']).optional(),
  brakeRear: z.enum(['disc', 'drum']).optional(),
  fork: z.enum(['telescopic', 'usd', 'gaiter', 'covered', 'telelever', 'duolever']).optional(),
  forkColour: z.enum(['gold', 'black', 'silver']).optional(),
  shock: z.enum(['twin', 'mono']).optional(),
  exhaust: z
    .enum([
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
    ])
    .optional(),
  chrome: z.boolean().optional(),
  engine: z.enum(['single', 'sloper', 'twin', 'vtwin', 'triple', 'four', 'boxer', 'flatsix']).optional(),
  cooling: z.enum(['air', 'liquid']).optional(),
  engineColour: z.enum(['black', 'silver']).optional(),
  frame: z.enum(['tube', 'trellis', 'perimeter']).optional(),
  accent: colour.optional(),
  seat: z.enum(['flat', 'ribbed', 'duotone', 'long', 'step', 'split', 'solo']).optional(),
  screen: z.enum(['none', 'fly', 'tall']).optional(),
  nose: z.enum(['wedge', 'beak', 'dome', 'layered', 'shark', 'chin', 'nostrils', 'duct', 'lip']).optional(),
  tail: z.enum(['swept', 'short', 'angular']).optional(),
  fairing: z.enum(['full', 'half', 'none']).optional(),
  panniers: z.boolean().optional(),
  topBox: z.boolean().optional(),
  crashGuard: z.boolean().optional(),
  sareeGuard: z.boolean().optional(),
  carrier: z.boolean().optional(),
  handGuards: z.boolean().optional(),
  bellyPan: z.boolean().optional(),
  singleSided: z.boolean().optional(),
  motor: z.enum(['hub', 'mid']).optional(),
});
