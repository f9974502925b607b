import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { type Fuel, measureUnits } from '@dopahiya/domain/requests';
import { formatNumber, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import * as texts from '#texts/bike-conditions';
import type { Condition } from './conditions.ts';
import { titleOf } from './title-of.ts';

type BrandNames = (slug: string) => string | undefined;

const fuelNames: Record<Fuel, string> = { petrol: texts.petrol, electric: texts.electric };
const highestPrice = budgetRanges.at(-1)?.max;
const largestCapacity = capacityRanges.at(-1)?.max;

/** A condition as a visitor reads it: 'Under ₹1,00,000', 'Mileage from 50 kmpl'; a brand by the name of its slug. */
export function conditionLabel([name, value]: Condition, brandName: BrandNames = () => undefined): string {
  if (name === 'brand') return brandName(value) ?? titleOf(value);
  if (name === 'body_style') return bodyStyleNames[value as BodyStyle];
  if (name === 'not_brand') return texts.not(brandName(value) ?? titleOf(value));
  if (name === 'not_body_style') return texts.not(bodyStyleNames[value as BodyStyle]);
  if (name === 'not_named') return texts.not(titleOf(value));
  if (name === 'fuel') return fuelNames[value as Fuel];
  if (name === 'abs') return value === 'true' ? texts.withAbs : texts.withoutAbs;
  if (name === 'keep_unknown') return texts.keepUnknown;
  if (name === 'budget') return budgetLabel(value);
  if (name === 'capacity') return capacityLabel(value);
  return boundLabel(name, value);
}

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
