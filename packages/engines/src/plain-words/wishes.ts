import type { Condition } from '../bike-conditions/conditions.ts';

/**
 * Thresholds for wishes without numbers: about a quarter of models on sale weigh at most 120 kg, a third have a seat of at most 780 mm
 * (both feet flat for a rider of 1.60 m), and a quarter one of at least 820 mm.
 */
const bounds = {
  light: [['max_kerb_weight', '120']],
  lowSeat: [['max_seat_height', '780']],
  lightAndLow: [
    ['max_kerb_weight', '120'],
    ['max_seat_height', '780'],
  ],
  highSeat: [['min_seat_height', '820']],
} as const satisfies Record<string, readonly Condition[]>;

const people = 'riders?|people|persons?|girls?|boys?|wom[ae]n|m[ae]n|guys?|height';
const forOne = '(?:for )?(?:an? |the )?';

/** Patterns for rider-fit wishes, in English and in both scripts of Hindi. */
export const wishWords: readonly [pattern: string, conditions: readonly Condition[]][] = [
  [
    '(?<!-|(?:led|head|tail|fog|brake)[ -]?)light(?:er)?(?:[ -]?weight(?:ed)?)?|halk[aei]e?|हल्?क[ाीे]|' +
      '(?:less|low(?:er)?|kam) (?:weight|wa[zj]an)|कम वज़?न',
    bounds.light,
  ],
  [
    `${forOne}short(?:er)? (?:${people})|low(?:er)? (?:seat|saddle)(?: height)?|chh?ot[aei] (?:kad|height)|kam (?:height|oonchai|unchai)|` +
      'छोट[ाीे] (?:क\u093C?द|हाइट)|कम (?:ऊँचाई|ऊंचाई|हाइट)',
    bounds.lowSeat,
  ],
  [
    `${forOne}(?:girls?|wom[ae]n|lad(?:y|ies)|females?)(?:['’]?s)?|(?:ladki(?:y?[oa]n?)?|mahila(?:on|o)?|aurat(?:on)?)(?: ke liye)?|(?:लड़कियों|लड़की|महिलाओं|महिला|औरतों)(?: के लिए)?`,
    bounds.lightAndLow,
  ],
  [`${forOne}tall(?:er)? (?:${people})|lamb[aei] kad|ल(?:ं|म्)ब[ाीे] (?:क\u093C?द|हाइट)`, bounds.highSeat],
];

/** Body styles for short daily trips in town. */
const forTown = [
  ['body_style', 'commuter'],
  ['body_style', 'scooter'],
] as const satisfies readonly Condition[];

/** Body styles that carry two people with bags at low running costs. */
const forFamily = forTown;
const forLongRides = [
  ['body_style', 'adventure'],
  ['body_style', 'cruiser'],
  ['body_style', 'tourer'],
] as const satisfies readonly Condition[];
const forBadRoads = [
  ['body_style', 'adventure'],
  ['body_style', 'scrambler'],
] as const satisfies readonly Condition[];
const forLoads = [
  ['body_style', 'commuter'],
  ['body_style', 'moped'],
  ['body_style', 'scooter'],
] as const satisfies readonly Condition[];

/** Patterns for uses of a bike. */
export const useWords: readonly [pattern: string, conditions: readonly Condition[]][] = [
  [`${forOne}(?:college|students?)(?:[ -](?:going|use))?|कॉलेज|कालेज|छात्रों?`, forTown],
  [
    `${forOne}(?:(?:daily )?office|daily)(?:[ -](?:going|use|commut(?:e|ing)|rid(?:e|es|ing)))?|ऑफ\u093C?िस|दफ\u093C?्तर`,
    forTown,
  ],
  [`(?:for )?(?:the )?city (?:use|traffic|commut(?:e|ing)|rid(?:e|es|ing))|for (?:the )?city`, forTown],
  [`${forOne}family(?: use)?|फ\u093C?ैमिली|परिवार`, forFamily],
  [
    `${forOne}(?:long (?:rides?|tours?|trips?|drives?|distances?|routes?)|highways?(?: (?:rid(?:e|es|ing)|use))?|road trips?|travell?ing|ladakh|leh)`,
    forLongRides,
  ],
  [
    `${forOne}(?:off[ -]?road(?:ing|er|ers)?|dirt(?: bikes?)?|trails?|hills?|mountains?|pahad(?:on)?|bad roads?)`,
    forBadRoads,
  ],
  [`${forOne}(?:deliver(?:y|ies)(?: (?:boys?|jobs?|work|use))?|swiggy|zomato|डिलीवरी)`, forLoads],
  [`${forOne}(?:villages?|rural(?: (?:roads?|use))?|gaon|गांव|गाँव)`, [['body_style', 'commuter']]],
];
