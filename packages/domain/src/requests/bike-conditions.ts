import { bodyStyleNames } from '../specifications/body-styles.ts';
import { fuels } from './bike-request.ts';

const span = /^(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/;
const amount = /^[1-9]\d{0,3}$/;

/**
 * What visitors can narrow a list of bikes by, in the one order that addresses have: each a parameter of the page's
 * address, with the values that it may take or the form that they have. A span is 'min-max', both ends included.
 */
export const bikeConditions = {
  brand: /^[a-z0-9-]{1,60}$/,
  budget: span,
  capacity: span,
  body_style: Object.keys(bodyStyleNames),
  fuel: fuels,
  min_mileage: amount,
  max_mileage: amount,
  min_range: amount,
  max_range: amount,
  min_seat_height: amount,
  max_seat_height: amount,
  min_kerb_weight: amount,
  max_kerb_weight: amount,
  abs: ['true', 'false'],
  /** What is not wished for; each may come several times. */
  not_brand: /^[a-z0-9-]{1,60}$/,
  not_body_style: Object.keys(bodyStyleNames),
  /** Words in the names of models. */
  not_named: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'.+ -]{0,39}$/u,
  /** Whether bikes count whose seat height or weight is not known. */
  keep_unknown: ['true'],
} as const satisfies Record<string, RegExp | readonly string[]>;

/** The name of a condition. */
export type BikeConditionName = keyof typeof bikeConditions;

export const bikeConditionNames = Object.keys(bikeConditions) as BikeConditionName[];

/** Whether a condition can have this value; the first end of a span is not above the second. */
export function isBikeCondition(name: BikeConditionName, value: string): boolean {
  const form: RegExp | readonly string[] = bikeConditions[name];
  if (!(form instanceof RegExp)) return form.includes(value);
  const [, min, max] = form.exec(value) ?? [];
  return form.test(value) && (max === undefined || Number(min) <= Number(max));
}
