import {
  type BikeMeasure,
  type BodyStyle,
  bodyStyleNames,
  budgetRanges,
  capacityRanges,
  formatNumber,
  formatPrice,
  formatQuantity,
  type Fuel,
  measureUnits,
} from '@dopahiya/domain';
import type { Condition } from './conditions.ts';

type BrandNames = (slug: string) => string | undefined;

const measureNames: Partial<Record<BikeMeasure, string>> = {
  mileage: 'Mileage',
  range: 'Range',
  seat_height: 'Seat height',
  kerb_weight: 'Kerb weight',
};
const fuelNames: Record<Fuel, string> = { petrol: 'Petrol', electric: 'Electric' };
const highestPrice = budgetRanges.at(-1)?.max;
const largestCapacity = capacityRanges.at(-1)?.max;

/** A condition as a visitor reads it: 'Under ₹1,00,000', 'Mileage from 50 kmpl'; a brand by the name of its slug. */
export function conditionLabel([name, value]: Condition, brandName: BrandNames = () => undefined): string {
  if (name === 'brand') return brandName(value) ?? titleOf(value);
  if (name === 'body_style') return bodyStyleNames[value as BodyStyle];
  if (name === 'fuel') return fuelNames[value as Fuel];
  if (name === 'abs') return value === 'true' ? 'With ABS' : 'Without ABS';
  if (name === 'budget') return budgetLabel(value);
  if (name === 'capacity') return capacityLabel(value);
  return boundLabel(name, value);
}

/** A slug as words: what stands for a name until that is known. */
export const titleOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

const numbersIn = (value: string): [min: number, max: number] => {
  const [min = 0, max = 0] = value.split('-').map(Number);
  return [min, max];
};

function budgetLabel(value: string): string {
  const [min, max] = numbersIn(value);
  if (min === 0) return `Under ${formatPrice(max)}`;
  return max === highestPrice ? `Above ${formatPrice(min)}` : `${formatPrice(min)} – ${formatPrice(max)}`;
}

function capacityLabel(value: string): string {
  const [min, max] = numbersIn(value);
  if (min === 0) return `Up to ${formatQuantity(max, 'cc')}`;
  return max === largestCapacity
    ? `Above ${formatQuantity(min, 'cc')}`
    : `${formatNumber(min)}-${formatNumber(max)} cc`;
}

function boundLabel(name: string, value: string): string {
  const [bound, measure] = [name.slice(0, 3), name.slice(4) as BikeMeasure];
  const quantity = formatQuantity(Number(value), measureUnits[measure]);
  return `${measureNames[measure]} ${bound === 'min' ? 'from' : 'up to'} ${quantity}`;
}
