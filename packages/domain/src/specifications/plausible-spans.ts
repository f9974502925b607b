import type { BodyStyle } from './body-styles.ts';
import type { NumberField } from './specification-fields.ts';

/** Classes of models that share one plausible range for each figure. */
const vehicleClasses = ['moped', 'scooter', 'maxiscooter', 'small', 'middle', 'large', 'electric'] as const;
type VehicleClass = (typeof vehicleClasses)[number];

/** Smallest and largest plausible figure, both included. */
export type Span = readonly [min: number, max: number];
type Spans = Partial<Record<NumberField, Span>>;

/** Maximum engine capacity of small and of medium motorcycles, in cc. */
const SMALL_CC = 250;
const MIDDLE_CC = 500;

/** Ranges possible for any vehicle: a figure outside is a typo, or in another unit. */
const anyVehicle: Spans = {
  length: [1300, 2700],
  width: [500, 1100],
  height: [850, 1700],
  wheelbase: [900, 1800],
  seat_height: [600, 960],
  ground_clearance: [80, 320],
  gears: [1, 8],
  cylinders: [1, 6],
  charging_time: [0.3, 14],
  real_mileage: [8, 100],
  real_range: [20, 400],
  max_power_rpm: [1000, 20_000],
  max_torque_rpm: [0, 20_000],
  valve_per_cylinder: [1, 6],
  front_brake_size: [60, 350],
  rear_brake_size: [60, 350],
  no_of_tripmeters: [1, 4],
  standard_warranty_years: [1, 15],
  standard_warranty_km: [5000, 300_000],
  service_interval_km: [500, 50_000],
  service_interval_months: [1, 36],
};

const spans: Record<VehicleClass, Spans> = {
  moped: { kerb_weight: [50, 110], max_power: [1, 8], mileage: [40, 90], displacement: [40, 125] },
  scooter: {
    length: [1600, 2050],
    wheelbase: [1150, 1450],
    seat_height: [680, 830],
    kerb_weight: [80, 150],
    max_power: [4, 20],
    max_torque: [5, 20],
    mileage: [25, 80],
    fuel_capacity: [2, 10],
    displacement: [80, 200],
  },
  maxiscooter: {
    kerb_weight: [95, 260],
    max_power: [6, 70],
    max_torque: [8, 80],
    mileage: [18, 60],
    displacement: [110, 900],
  },
  small: {
    length: [1850, 2350],
    wheelbase: [1180, 1560],
    kerb_weight: [90, 200],
    max_power: [6, 50],
    max_torque: [6, 30],
    mileage: [20, 90],
    fuel_capacity: [2, 21],
    top_speed: [70, 180],
  },
  middle: {
    length: [1900, 2350],
    wheelbase: [1300, 1620],
    kerb_weight: [125, 250],
    max_power: [15, 85],
    max_torque: [20, 60],
    mileage: [15, 50],
    fuel_capacity: [8, 24],
    top_speed: [90, 250],
  },
  large: {
    length: [1950, 2700],
    wheelbase: [1340, 1750],
    kerb_weight: [150, 450],
    max_power: [25, 240],
    max_torque: [40, 250],
    mileage: [8, 35],
    fuel_capacity: [9, 34],
    top_speed: [120, 320],
  },
  electric: {
    kerb_weight: [20, 280],
    max_power: [0.2, 75],
    max_torque: [5, 110],
    top_speed: [20, 200],
    battery_capacity: [0.2, 20],
    battery_range: [30, 600],
  },
};

/** What decides the class of a model. */
export interface ClassFacts {
  body_style: BodyStyle;
  fuel_type: string;
  specifications: Partial<Record<NumberField, number | null>>;
}

const scooterClasses: Partial<Record<BodyStyle, VehicleClass>> = {
  moped: 'moped',
  scooter: 'scooter',
  maxiscooter: 'maxiscooter',
};

function classOf({ body_style, fuel_type, specifications }: ClassFacts): VehicleClass {
  if (fuel_type === 'electric') return 'electric';
  const scooter = scooterClasses[body_style];
  if (scooter) return scooter;
  const cc = specifications.displacement ?? specifications.engine_capacity ?? 0;
  if (cc <= SMALL_CC) return 'small';
  return cc <= MIDDLE_CC ? 'middle' : 'large';
}

/** Implausible figure of a model, with the range for its class. */
export interface ImplausibleFigure {
  field: NumberField;
  value: number;
  span: Span;
}

/** Returns the plausible ranges for the class of a model. */
const spansFor = (model: ClassFacts): Spans => ({ ...anyVehicle, ...spans[classOf(model)] });

/** Returns the plausible range of a figure for a model, or for any vehicle; undefined if there is none. */
export function plausibleSpan(field: NumberField, model?: ClassFacts): Span | undefined {
  if (model) return spansFor(model)[field];
  const known = [anyVehicle, ...Object.values(spans)].flatMap((one) => one[field] ?? []);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : undefined;
}

/** Finds the figures of a model outside the range of its class: a scooter of 300 kg is a mistake. */
export function implausibleFigures(model: ClassFacts): ImplausibleFigure[] {
  return (Object.entries(spansFor(model)) as [NumberField, Span][]).flatMap(([field, span]) => {
    const value = model.specifications[field];
    return value === undefined || value === null || (value >= span[0] && value <= span[1])
      ? []
      : [{ field, value, span }];
  });
}
