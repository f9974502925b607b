import { type BikeConditionName, bikeConditionNames, isBikeCondition } from '@dopahiya/domain/requests';

/** One condition on a list of bikes as the address has it: `['budget', '0-100000']`, `['min_mileage', '50']`. */
export type Condition = readonly [name: BikeConditionName, value: string];

/** Conditions that may have several values. */
export const severalAtOnce = new Set(['brand', 'body_style', 'not_brand', 'not_body_style', 'not_named'] as const);

const isSeveral = (name: BikeConditionName): boolean => (severalAtOnce as ReadonlySet<string>).has(name);

/**
 * The conditions that names and values mean, such as the parameters of an address, in one order. A brand or a style may come
 * several times, of any other the last one holds; what makes no sense is left out.
 */
export function conditionsIn(parameters: Iterable<readonly [name: string, value: string]>): Condition[] {
  const given = [...parameters];
  return bikeConditionNames.flatMap((name) => {
    const named = given.flatMap(([other, value]) => (other === name ? [value] : []));
    const values = [...new Set(named)].filter((value) => isBikeCondition(name, value));
    const valid = isSeveral(name) ? values.toSorted() : values.slice(-1);
    return valid.map((value): Condition => [name, value]);
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
  if (isSeveral(name)) return rest.length < conditions.length ? rest : inOrder([...conditions, chosen]);
  const others = conditions.filter(([other]) => other !== name);
  return value === '' ? others : inOrder([...others, chosen]);
}

/** The same conditions in the one order that addresses have. */
export const inOrder = (conditions: readonly Condition[]): Condition[] => conditionsIn(conditions);
