import type { BikeDetail } from '@dopahiya/domain';

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

/** A figure that bikes differ by. */
export interface Measure {
  field: MeasuredField & keyof BikeDetail;
  /** Unit of the figure; '₹' stands before it. */
  unit: string;
  /** Which bike the sentence is about. */
  names: 'lowest' | 'highest';
  /** A smaller difference is not worth a line, in the unit. */
  threshold: number;
  /** A difference that a rider notices as one step, in the unit or as a share of the lower value: effects are counted in it. */
  step: number | `${number}%`;
  /** What follows the name of the bike. */
  says: string;
  /** What a rider has of it. */
  so?: string;
}

const measure = (
  field: Measure['field'],
  unit: string,
  names: Measure['names'],
  [threshold, step]: [number, Measure['step']],
  says: string,
  so?: string,
): Measure => ({ field, unit, names, threshold, step, says, ...(so !== undefined && { so }) });

/** What bikes differ by; of equal effects the first comes first. */
export const measures: readonly Measure[] = [
  measure('price', '₹', 'lowest', [500, '10%'], 'costs less'),
  measure('mileage', 'kmpl', 'highest', [2, '15%'], 'goes further on a litre'),
  measure('battery_range', 'km', 'highest', [5, '15%'], 'goes further on a charge'),
  measure('kerb_weight', 'kg', 'lowest', [2, 10], 'is lighter to push and park'),
  measure('wheelbase', 'mm', 'highest', [10, 40], 'has the longer wheelbase', 'it sits steadier on a highway'),
  measure('seat_height', 'mm', 'lowest', [5, 20], 'has the lower seat', 'feet reach the ground sooner'),
  measure('ground_clearance', 'mm', 'highest', [5, 20], 'clears higher speed breakers'),
  measure('max_power', 'bhp', 'highest', [0.5, '15%'], 'has more power', 'it overtakes sooner'),
  measure('max_torque', 'Nm', 'highest', [0.5, '15%'], 'pulls harder from low speed'),
  measure('top_speed', 'km/h', 'highest', [3, '12%'], 'has the higher top speed'),
  measure('fuel_capacity', 'L', 'highest', [0.5, '20%'], 'carries more petrol'),
  measure('charging_time', 'h', 'lowest', [0.5, '25%'], 'charges faster'),
];
