import { type BikeBound, bikeBounds, type BikeFacets } from '@dopahiya/domain/bikes';
import type { BikeConditionName } from '@dopahiya/domain/requests';
import { type Condition, conditionLabel } from '@dopahiya/engines/bike-conditions';
import * as texts from '#texts/bikes-page';

/** An option of a filter; the empty value means no filter. */
interface FilterChoice {
  value: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

/** A group of options in the filter panel. */
export interface FilterQuestion {
  name: BikeConditionName;
  label: string;
  /** Explains its figures. */
  hint?: string;
  /** Whether several options can be chosen. */
  answers: 'one' | 'several';
  choices: FilterChoice[];
}

/** Returns the filters with their counts; options without results are disabled. */
export function filterQuestions(facets: BikeFacets | null, conditions: readonly Condition[]): FilterQuestion[] {
  const fuel = conditions.find(([name]) => name === 'fuel')?.[1];
  const counted = (name: keyof BikeFacets, label: string, answers: FilterQuestion['answers']): FilterQuestion => ({
    name,
    label,
    answers,
    choices: withAny(answers, facetChoices(facets, name, conditions) ?? uncounted(name)),
  });
  const questions = [
    counted('budget', texts.budget, 'one'),
    counted('brand', texts.brand, 'several'),
    counted('body_style', texts.bodyStyle, 'several'),
    counted('fuel', texts.fuel, 'one'),
    ...(fuel === 'electric' ? [] : [counted('capacity', texts.engine, 'one')]),
    ...(fuel === 'electric' ? [] : [{ ...counted('min_mileage', texts.mileage, 'one'), hint: texts.figureKinds }]),
    ...(fuel === 'petrol' ? [] : [{ ...counted('min_range', texts.range, 'one'), hint: texts.figureKinds }]),
    counted('max_seat_height', texts.seatHeight, 'one'),
    counted('max_kerb_weight', texts.weight, 'one'),
    counted('abs', texts.abs, 'one'),
  ];
  return questions.map((question) => withChosen(question, conditions));
}

/** Adds values from the address that the panel does not offer, so that they are visible and can be removed. */
function withChosen(question: FilterQuestion, conditions: readonly Condition[]): FilterQuestion {
  const offered = new Set(question.choices.map(({ value }) => value));
  const own = conditions.filter(([name, value]) => name === question.name && !offered.has(value));
  const added = own.map((condition) => ({ value: condition[1], label: conditionLabel(condition) }));
  return added.length > 0 ? { ...question, choices: [...question.choices, ...added] } : question;
}

const any: FilterChoice = { value: '', label: texts.any };

const withAny = (answers: FilterQuestion['answers'], choices: FilterChoice[]): FilterChoice[] =>
  answers === 'one' ? [any, ...choices] : choices;

function facetChoices(
  facets: BikeFacets | null,
  facet: keyof BikeFacets,
  conditions: readonly Condition[],
): FilterChoice[] | undefined {
  const isChosen = (value: string) => conditions.some(([name, chosen]) => name === facet && chosen === value);
  return facets?.[facet]?.map(({ value, name, count }) => ({
    value,
    label: name,
    count,
    disabled: count === 0 && !isChosen(value),
  }));
}

const bounds: Partial<Record<keyof BikeFacets, readonly BikeBound[]>> = bikeBounds;

/** Returns the options that need no API response: bounds, even if they are not counted. */
const uncounted = (facet: keyof BikeFacets): FilterChoice[] =>
  (bounds[facet] ?? []).map(({ value, name }) => ({ value: String(value), label: name }));
