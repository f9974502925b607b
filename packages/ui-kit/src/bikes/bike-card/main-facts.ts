import { type BikeCard, formatQuantity, isElectric } from '@dopahiya/domain';

type Facts = Pick<
  BikeCard,
  'fuel_type' | 'engine_capacity' | 'mileage' | 'max_power' | 'battery_range' | 'battery_capacity' | 'top_speed'
>;

/** The three facts that a buyer looks for first, with their units; a fact that is not known is left out. */
export function mainFacts(bike: Facts): string[] {
  const facts: (readonly [number | null, string])[] = isElectric(bike)
    ? [
        [bike.battery_range, 'km range'],
        [bike.battery_capacity, 'kWh'],
        [bike.top_speed, 'km/h'],
      ]
    : [
        [bike.engine_capacity, 'cc'],
        [bike.mileage, 'kmpl'],
        [bike.max_power, 'bhp'],
      ];
  return facts.flatMap(([value, unit]) => (value === null ? [] : formatQuantity(value, unit)));
}
