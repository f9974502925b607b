import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { type BikeConditionName, type Fuel, measureUnits } from '@dopahiya/domain/requests';
import { formatNumber, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import * as texts from '#texts/bike-conditions';
import type { Condition } from './conditions.ts';

type BrandNames = (slug: string) => string | undefined;

const fuelNames: Record<Fuel, string> = { petrol: texts.petrol, electric: texts.electric };
const highestPrice = budgetRanges.at(-1)?.max;
const largestCapacity = capacityRanges.at(-1)?.max;

/** Converts a slug to a title, used as a fallback until the real name is loaded. */
export const titleOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

type Label = (value: string, brandName: BrandNames) => string;

/** Labels of the conditions that are not numeric bounds. */
const labels: Partial<Record<BikeConditionName, Label>> = {
  brand: (value, brandName) => brandName(value) ?? titleOf(value),
  not_brand: (value, brandName) => texts.not(brandName(value) ?? titleOf(value)),
  body_style: (value) => bodyStyleNames[value as BodyStyle],
  not_body_style: (value) => texts.not(bodyStyleNames[value as BodyStyle]),
  not_named: (value) => texts.not(titleOf(value)),
  fuel: (value) => fuelNames[value as Fuel],
  abs: (value) => (value === 'true' ? texts.withAbs : texts.withoutAbs),
  keep_unknown: () => texts.keepUnknown,
  budget: (value) => budgetLabel(value),
  capacity: (value) => capacityLabel(value),
};

/** Returns the label of a condition, such as 'Under ₹1,00,000', 'Mileage from 50 kmpl' or 'Not Honda'; brand slugs are shown by name. */
export const conditionLabel = ([name, value]: Condition, brandName: BrandNames = () => undefined): string =>
  labels[name]?.(value, brandName) ?? boundLabel(name, value);

const numbersIn = (value: string): [min: number, max: number] => {
  const [min = 0, max = 0] = value.split('-').map(Number);
  return [min, max];
};

function budgetLabel(value: string): string {
  const [min, max] = numbersIn(value);
  if (min === 0) return texts.under(formatPrice(max));
  return max === highestPrice ? texts.above(formatPrice(min)) : texts.betweenPrices(formatPrice(min), formatPrice(max));
}

function capacityLabel(value: string): string {
  const [min, max] = numbersIn(value);
  if (min === 0) return texts.upTo(formatQuantity(max, 'cc'));
  return max === largestCapacity
    ? texts.above(formatQuantity(min, 'cc'))
    : texts.betweenCapacities(formatNumber(min), formatNumber(max));
}

function boundLabel(name: string, value: string): string {
  const [bound, measure] = name.split(/_(.*)/) as ['min' | 'max', keyof typeof texts.bounds];
  return texts.bounds[measure][bound](formatQuantity(Number(value), measureUnits[measure]));
}
