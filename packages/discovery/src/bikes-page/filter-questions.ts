import { type BikeFacets, formatQuantity } from '@dopahiya/domain';
import { conditionLabel } from '../bike-filters/condition-label.ts';
import type { Condition, ConditionName } from '../bike-filters/conditions.ts';

/** One answer of a question; the empty value is none. */
interface FilterChoice {
  value: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

/** One question of the filter panel. */
export interface FilterQuestion {
  name: ConditionName;
  label: string;
  /** Whether several answers may be given. */
  answers: 'one' | 'several';
  choices: FilterChoice[];
}

const atLeast = [40, 50, 60, 70];
const ranges = [80, 100, 120, 150];
const seats = [740, 760, 780, 800, 820];

/** The questions that narrow a list, with what the facets count; a choice that would leave nothing cannot be made. */
export function filterQuestions(facets: BikeFacets | null, conditions: readonly Condition[]): FilterQuestion[] {
  const fuel = conditions.find(([name]) => name === 'fuel')?.[1];
  const counted = (name: keyof BikeFacets, label: string, answers: FilterQuestion['answers']): FilterQuestion => ({
    name,
    label,
    answers,
    choices: withAny(answers, facetChoices(facets, name, conditions)),
  });
  const questions = [
    counted('budget', 'Budget', 'one'),
    counted('brand', 'Brand', 'several'),
    counted('body_style', 'Body style', 'several'),
    counted('fuel', 'Fuel', 'one'),
    ...(fuel === 'electric' ? [] : [counted('capacity', 'Engine', 'one')]),
    ...(fuel === 'electric' ? [] : [bounds('min_mileage', 'Mileage', atLeast, (kmpl) => `${kmpl} kmpl or more`)]),
    ...(fuel === 'petrol' ? [] : [bounds('min_range', 'Range', ranges, (km) => `${km} km or more`)]),
    bounds('max_seat_height', 'Seat height', seats, (mm) => `Up to ${formatQuantity(mm, 'mm')}`),
    counted('abs', 'ABS', 'one'),
  ];
  return questions.map((question) => withChosen(question, conditions));
}

/** An address may ask for what the panel does not offer: it stands there, so that it is seen and can be taken back. */
function withChosen(question: FilterQuestion, conditions: readonly Condition[]): FilterQuestion {
  const offered = new Set(question.choices.map(({ value }) => value));
  const own = conditions.filter(([name, value]) => name === question.name && !offered.has(value));
  const added = own.map((condition) => ({ value: condition[1], label: conditionLabel(condition) }));
  return added.length > 0 ? { ...question, choices: [...question.choices, ...added] } : question;
}

const any: FilterChoice = { value: '', label: 'Any' };

const withAny = (answers: FilterQuestion['answers'], choices: FilterChoice[]): FilterChoice[] =>
  answers === 'one' ? [any, ...choices] : choices;

function facetChoices(
  facets: BikeFacets | null,
  facet: keyof BikeFacets,
  conditions: readonly Condition[],
): FilterChoice[] {
  const isChosen = (value: string) => conditions.some(([name, chosen]) => name === facet && chosen === value);
  return (facets?.[facet] ?? []).map(({ value, name, count }) => ({
    value,
    label: name,
    count,
    disabled: count === 0 && !isChosen(value),
  }));
}

const bounds = (
  name: ConditionName,
  label: string,
  values: readonly number[],
  words: (value: number) => string,
): FilterQuestion => ({
  name,
  label,
  answers: 'one',
  choices: [any, ...values.map((value) => ({ value: String(value), label: words(value) }))],
});
