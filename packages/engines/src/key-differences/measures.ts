import type { BikeDetail } from '@dopahiya/domain/bikes';

type MeasuredField =
  | 'price'
  | 'mileage'
  | 'battery_range'
  | 'kerb_weight'
  | 'wheelbase'
  | 'seat_height'
  | 'ground_clearance'
  | 'max_power'
  | 'max_torque'
  | 'top_speed'
  | 'fuel_capacity'
  | 'charging_time';

/** A figure by which bikes are compared. */
export interface Measure {
  field: MeasuredField & keyof BikeDetail;
  /** Unit of the figure; '₹' goes in front of it. */
  unit: string;
  /** Whether the sentence is about the bike with the lowest or the highest value. */
  names: 'lowest' | 'highest';
  /** Minimum difference worth listing, in the unit. */
  threshold: number;
  /** Difference a rider notices as one step, in the unit or as a percentage of the lower value; effects are measured in steps. */
  step: number | `${number}%`;
}

const measure = (
  field: Measure['field'],
  unit: string,
  names: Measure['names'],
  [threshold, step]: [number, Measure['step']],
): Measure => ({ field, unit, names, threshold, step });

/** Figures by which bikes are compared; ties are listed in this order. */
export const measures: readonly Measure[] = [
  measure('price', '₹', 'lowest', [500, '10%']),
  measure('mileage', 'kmpl', 'highest', [2, '15%']),
  measure('battery_range', 'km', 'highest', [5, '15%']),
  measure('kerb_weight', 'kg', 'lowest', [2, 10]),
  measure('wheelbase', 'mm', 'highest', [10, 40]),
  measure('seat_height', 'mm', 'lowest', [5, 20]),
  measure('ground_clearance', 'mm', 'highest', [5, 20]),
  measure('max_power', 'bhp', 'highest', [0.5, '15%']),
  measure('max_torque', 'Nm', 'highest', [0.5, '15%']),
  measure('top_speed', 'km/h', 'highest', [3, '12%']),
  measure('fuel_capacity', 'L', 'highest', [0.5, '20%']),
  measure('charging_time', 'h', 'lowest', [0.5, '25%']),
];
