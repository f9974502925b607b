import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain';

/** What a list of bikes can be narrowed by; each is a parameter of the page's address. */
export const conditionNames = [
  'brand',
  'budget',
  'capacity',
  'body_style',
  'fuel',
  'min_mileage',
  'max_mileage',
  'min_range',
  'max_range',
  'min_seat_height',
  'max_seat_height',
  'min_kerb_weight',
  'max_kerb_weight',
  'abs',
] as const;

/** The name of a condition. */
export type ConditionName = (typeof conditionNames)[number];

/** One condition on a list of bikes as the address has it: `['budget', '0-100000']`, `['min_mileage', '50']`. */
export type Condition = readonly [name: ConditionName, value: string];

const several: ReadonlySet<ConditionName> = new Set(['brand', 'body_style']);

const pair = /^(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/;
const isPair = (value: string): boolean => {
  const [, min, max] = pair.exec(value) ?? [];
  return min !== undefined && Number(min) <= Number(max);
};
const isStyle = (value: string): value is BodyStyle => Object.hasOwn(bodyStyleNames, value);

/** Whether a value makes sense as a condition of a name. */
export function isCondition(name: ConditionName, value: string): boolean {
  if (name === 'brand') return /^[a-z0-9-]{1,60}$/.test(value);
  if (name === 'budget' || name === 'capacity') return isPair(value);
  if (name === 'body_style') return isStyle(value);
  if (name === 'fuel') return value === 'petrol' || value === 'electric';
  if (name === 'abs') return value === 'true' || value === 'false';
  return /^[1-9]\d{0,3}$/.test(value);
}

/** The conditions that the parameters of an address name, in one order; what makes no sense is left out. */
export function conditionsIn(parameters: URLSearchParams): Condition[] {
  return conditionNames.flatMap((name) => {
    const values = [...new Set(parameters.getAll(name))].filter((value) => isCondition(name, value));
    const kept = several.has(name) ? values.toSorted() : values.slice(-1);
    return kept.map((value): Condition => [name, value]);
  });
}

/** The conditions without one of them. */
export function withoutCondition(conditions: readonly Condition[], [name, value]: Condition): Condition[] {
  return conditions.filter(([otherName, otherValue]) => otherName !== name || otherValue !== value);
}

/** The conditions after a visitor has chosen a value: a second brand or style joins the first, any other replaces it. */
export function toggled(conditions: readonly Condition[], chosen: Condition): Condition[] {
  const [name, value] = chosen;
  const rest = withoutCondition(conditions, chosen);
  if (several.has(name)) return rest.length < conditions.length ? rest : inOrder([...conditions, chosen]);
  const others = conditions.filter(([other]) => other !== name);
  return value === '' ? others : inOrder([...others, chosen]);
}

/** The same conditions in the one order that addresses have. */
export const inOrder = (conditions: readonly Condition[]): Condition[] =>
  conditionsIn(new URLSearchParams(conditions.map(([name, value]) => [name, value])));
