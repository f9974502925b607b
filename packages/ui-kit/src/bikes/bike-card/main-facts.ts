import type { BikeCard } from '@dopahiya/domain/bikes';
import { formatQuantity } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';
import * as texts from '#texts/main-facts';

type Facts = Pick<
  BikeCard,
  | 'fuel_type'
  | 'engine_capacity'
  | 'mileage'
  | 'mileage_kind'
  | 'max_power'
  | 'battery_range'
  | 'range_kind'
  | 'battery_capacity'
  | 'top_speed'
>;

/** Returns up to three main facts of a bike, with units; unknown ones are left out. */
export function mainFacts(bike: Facts): string[] {
  const facts = isElectric(bike)
    ? [
        bike.battery_range === null ? null : texts.range(bike.battery_range, bike.range_kind),
        quantity(bike.battery_capacity, 'kWh'),
        quantity(bike.top_speed, texts.units['km/h']),
      ]
    : [
        quantity(bike.engine_capacity, texts.units.cc),
        bike.mileage === null ? null : texts.mileage(bike.mileage, bike.mileage_kind),
        quantity(bike.max_power, 'bhp'),
      ];
  return facts.filter((fact) => fact !== null);
}

const quantity = (value: number | null, unit: string): string | null =>
  value === null ? null : formatQuantity(value, unit);

/** Returns the highlights that do not repeat a figure of these facts. */
export function untoldHighlights(highlights: readonly string[], facts: readonly string[]): string[] {
  const told = new Set(facts.flatMap((fact) => fact.match(figure) ?? []));
  return highlights.filter((highlight) => !(highlight.match(figures) ?? []).some((one) => told.has(one)));
}

const figure = /^[\d,.]+ [\p{L}\p{M}/]+/u;
const figures = /[\d,.]*\d [\p{L}\p{M}/]+/gu;
