import * as z from 'zod';
import { defaultCity } from '../places/index.ts';
import {
  choiceCriteria,
  type ChoiceCriterion,
  choiceKinds,
  choiceLimits,
  type ChoiceNeeds,
  choiceUses,
  chosenShown,
  type ChoiceWeights,
  maxNeedsText,
  maxWeight,
} from '../requests/choice-needs.ts';
import { fuels } from '../requests/bike-request.ts';
import { messages as texts } from './input-texts.ts';
import { longText, oneOf, searchText, slugOrId, slugsOrIds, trueOrFalse, wholeNumberIn } from './query-values.ts';

const matterForm = new RegExp(`^(?:${choiceCriteria.join('|')})-[1-${maxWeight}]$`);

const city = searchText
  .transform((text) => text.trim() || defaultCity)
  .describe(`Where the prices hold: name, slug or id of a city; ${defaultCity} without it`);

/** The query of `choose/`. */
export const choiceQuerySchema = z.object({
  city,
  use: oneOf(choiceUses).describe('What the bike is for; commute without it'),
  kind: oneOf(choiceKinds),
  fuel: oneOf(fuels),
  socket: trueOrFalse.describe('Whether an electric bike can be charged at home; true without it'),
  passenger: trueOrFalse.describe('Whether a passenger rides along'),
  km: wholeNumberIn(choiceLimits.km).describe('Kilometres a day'),
  height: wholeNumberIn(choiceLimits.height).describe('Height of the rider in cm'),
  budget: wholeNumberIn(choiceLimits.budget).describe('Maximum on-road price in rupees'),
  monthly: wholeNumberIn(choiceLimits.monthly).describe('Maximum monthly instalment in rupees'),
  matters: z
    .string({ error: texts.matters(choiceCriteria) })
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(
      z
        .array(z.string().regex(matterForm, texts.matters(choiceCriteria)))
        .max(choiceCriteria.length, texts.matters(choiceCriteria)),
    )
    .optional()
    .describe(
      `What matters and how much: ${choiceCriteria.join(', ')}, each with -1 to -${maxWeight}, with commas between`,
    ),
  limit: wholeNumberIn({ min: 1, max: chosenShown.max }).describe(
    `Bikes in the answer: ${chosenShown.usual} without it, at most ${chosenShown.max}`,
  ),
  not: slugOrId.describe('Slug or id of a bike, to hear why it is not in the answer'),
});
export type ChoiceQuery = z.infer<typeof choiceQuerySchema>;

/** The query of `choose/needs/`. */
export const needsQuerySchema = z.object({
  text: longText(maxNeedsText).describe('What a rider needs, in words'),
});

/** The query of `choose/rivals/`. */
export const rivalNotesQuerySchema = z.object({
  city,
  of: slugsOrIds.describe('Slugs or ids of bikes, with commas between them'),
});

/** The query of `bikes/{slug}/rivals/`. */
export const rivalsQuerySchema = z.object({ city });

/** Returns the needs in a query, with the usual values for what it leaves out. */
export function needsInQuery(query: ChoiceQuery, usual: (use: ChoiceNeeds['use']) => ChoiceWeights): ChoiceNeeds {
  const { use = 'commute', kind, fuel, height, budget, monthly, matters } = query;
  return {
    use,
    ...(kind && { kind }),
    ...(fuel && { fuel }),
    ...(height && { height }),
    ...(budget && { budget }),
    ...(monthly && { monthly }),
    hasSocket: query.socket ?? true,
    hasPassenger: query.passenger ?? false,
    kmPerDay: query.km ?? choiceLimits.km.usual,
    matters: matters?.length ? weightsIn(matters) : usual(use),
  };
}

function weightsIn(matters: readonly string[]): ChoiceWeights {
  const weights: ChoiceWeights = {};
  for (const matter of matters) {
    const [criterion, weight] = matter.split('-') as [ChoiceCriterion, string];
    weights[criterion] = Number(weight);
  }
  return weights;
}
