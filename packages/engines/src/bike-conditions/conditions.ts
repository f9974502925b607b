import { type BikeConditionName, bikeConditionNames, isBikeCondition } from '@dopahiya/domain/requests';

/** A filter on a list of bikes as it appears in the URL: `['budget', '0-100000']`, `['min_mileage', '50']`. */
export type Condition = readonly [name: BikeConditionName, value: string];

/** Conditions that accept several values. */
export const severalAtOnce = new Set(['brand', 'body_style', 'not_brand', 'not_body_style', 'not_named'] as const);

const isSeveral = (name: BikeConditionName): boolean => (severalAtOnce as ReadonlySet<string>).has(name);

/**
 * Parses names and values, such as URL parameters, into conditions in canonical order. Brands and styles may repeat, for others the last
 * value wins; invalid values are dropped.
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

/** Returns the conditions without the given one. */
export function withoutCondition(conditions: readonly Condition[], [name, value]: Condition): Condition[] {
  return conditions.filter(([otherName, otherValue]) => otherName !== name || otherValue !== value);
}

/** Returns the conditions after a visitor chose a value: a second brand or style is added, any other value is replaced. */
export function toggled(conditions: readonly Condition[], chosen: Condition): Condition[] {
  const [name, value] = chosen;
  const rest = withoutCondition(conditions, chosen);
  if (isSeveral(name)) return rest.length < conditions.length ? rest : inOrder([...conditions, chosen]);
  const others = conditions.filter(([other]) => other !== name);
  return value === '' ? others : inOrder([...others, chosen]);
}

/** Sorts conditions into the canonical order used in URLs. */
export const inOrder = (conditions: readonly Condition[]): Condition[] => conditionsIn(conditions);
