import { bodyStyleNames } from '../specifications/body-styles.ts';
import { fuels } from './bike-request.ts';

const span = /^(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/;
const amount = /^[1-9]\d{0,3}$/;

/**
 * Filters of a list of bikes, in the fixed order used in URLs: each a query parameter with its allowed values or
 * their pattern. Ranges are 'min-max', inclusive.
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
  /** Exclusions; each may be repeated. */
  not_brand: /^[a-z0-9-]{1,60}$/,
  not_body_style: Object.keys(bodyStyleNames),
  /** Words in model names. */
  not_named: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'.+ -]{0,39}$/u,
  /** Whether to include bikes with an unknown seat height or weight. */
  keep_unknown: ['true'],
} as const satisfies Record<string, RegExp | readonly string[]>;

/** Name of a filter. */
export type BikeConditionName = keyof typeof bikeConditions;

export const bikeConditionNames = Object.keys(bikeConditions) as BikeConditionName[];

/** Checks whether a filter accepts a value; the start of a range must not exceed its end. */
export function isBikeCondition(name: BikeConditionName, value: string): boolean {
  const form: RegExp | readonly string[] = bikeConditions[name];
  if (!(form instanceof RegExp)) return form.includes(value);
  const [, min, max] = form.exec(value) ?? [];
  return form.test(value) && (max === undefined || Number(min) <= Number(max));
}
