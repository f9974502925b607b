import { type BodyStyle, bodyStyleNames } from '../specifications/body-styles.ts';
import type { Fuel } from './bike-request.ts';

/** What a rider wants a two-wheeler for. */
export const choiceUses = ['commute', 'family', 'highway', 'first', 'delivery'] as const;
export type ChoiceUse = (typeof choiceUses)[number];

/** Kinds of two-wheelers that a rider may ask for. */
export const choiceKinds = ['motorcycle', 'scooter'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/**
 * Criteria by which bikes are compared: on-road price, cost of energy, mileage (petrol) and range in real use, kerb weight, power and seat
 * height.
 */
export const choiceCriteria = ['price', 'energy', 'mileage', 'range', 'weight', 'power', 'seat'] as const;
export type ChoiceCriterion = (typeof choiceCriteria)[number];

/** Highest weight of a criterion. */
export const maxWeight = 3;

/** Limits of the numbers that a rider may give, and the usual one. */
export const choiceLimits = {
  km: { min: 1, max: 300, usual: 30 },
  height: { min: 130, max: 210 },
  budget: { min: 20_000, max: 9_999_999 },
  monthly: { min: 500, max: 500_000 },
} as const;

/** Number of chosen bikes in an answer: the usual one, and the largest. */
export const chosenShown = { usual: 24, max: 96 } as const;

/** Maximum length of a rider's needs in words. */
export const maxNeedsText = 200;

/** How much each criterion matters, 1 to 3; a criterion that is absent does not count. */
export type ChoiceWeights = Partial<Record<ChoiceCriterion, number>>;

/** What a rider needs; absent values set no limit. */
export interface ChoiceNeeds {
  use: ChoiceUse;
  kind?: ChoiceKind;
  fuel?: Fuel;
  /** Whether an electric bike can be charged at home. */
  hasSocket: boolean;
  kmPerDay: number;
  /** Whether a passenger rides along. */
  hasPassenger: boolean;
  /** Height of the rider in cm. */
  height?: number;
  /** Maximum on-road price in rupees. */
  budget?: number;
  /** Maximum monthly instalment in rupees, with the site's example loan over the whole price. */
  monthly?: number;
  matters: ChoiceWeights;
}

/** Parameters of the call that chooses bikes; absent ones have their usual values. */
export interface ChoiceRequest extends Pick<ChoiceNeeds, 'use' | 'kind' | 'fuel' | 'height' | 'budget' | 'monthly'> {
  city: string;
  socket?: 'false';
  passenger?: 'true';
  km?: number;
  /** Criteria with their weights, such as 'price-3,weight-1'. */
  matters: string;
  /** Maximum number of bikes in the answer. */
  limit?: number;
  /** Slug of a bike, to hear why it is not in the answer. */
  not?: string;
}

/** Checks whether a text names a body style. */
export const isBodyStyle = (text: string | null): text is BodyStyle => text !== null && text in bodyStyleNames;
