import { flagFields, type NumberField, type SpecificationField } from '@dopahiya/domain/specifications';
import { figureReader, outputReader, pairReader, readDimensions } from './figure-readers.ts';
import { brakeReader, readBattery, readTransmission, tyreReader } from './part-readers.ts';
import { bothReader, namedSidesReader, type Side } from './side-readers.ts';
import type { Measure } from './units.ts';
import type { ValueReader } from './values.ts';
import {
  flagReader,
  oneWordReader,
  readAbs,
  readCylinders,
  readEngine,
  readModes,
  textReader,
  wholeReader,
} from './word-readers.ts';

/** What a label names: how its values are read, and the field that they are mainly about. */
export interface Topic {
  read: ValueReader;
  field: SpecificationField | null;
  /** Whether any words may be its value, so that a label in running text isn't enough. */
  isOpen: boolean;
}

const figures: Partial<Record<NumberField, Measure>> = {
  displacement: 'displacement',
  max_power_rpm: 'turns',
  max_torque_rpm: 'turns',
  mileage: 'economy',
  real_mileage: 'economy',
  top_speed: 'speed',
  valve_per_cylinder: 'count',
  gears: 'gears',
  length: 'length',
  width: 'length',
  height: 'length',
  seat_height: 'length',
  wheelbase: 'length',
  ground_clearance: 'length',
  kerb_weight: 'mass',
  fuel_capacity: 'volume',
  front_brake_size: 'length',
  rear_brake_size: 'length',
  battery_capacity: 'energy',
  battery_range: 'distance',
  real_range: 'distance',
  charging_time: 'time',
  no_of_tripmeters: 'count',
  standard_warranty_years: 'age',
  standard_warranty_km: 'distance',
};

const oneWord: Partial<Record<SpecificationField, string>> = {
  headlight_type: 'lamp',
  taillight_type: 'lamp',
  turn_signal_lamp: 'lamp',
  speedometer: 'dial',
  odometer: 'dial',
  tachometer: 'dial',
  tripmeter_type: 'dial',
  fuel_gauge: 'dial',
  tyre_type: 'tyre',
  battery_type: 'cells',
};

const texts: readonly SpecificationField[] = [
  'clutch',
  'chassis_type',
  'front_suspension',
  'rear_suspension',
  'instrument_console',
  'digital_display_type',
];

const closed = (read: ValueReader, field: SpecificationField | null): Topic => ({ read, field, isOpen: false });

const suspensionReader = (side: Side) => textReader(`${side}_suspension`);

const groups: Readonly<Record<string, Topic>> = {
  power: closed(outputReader('max_power', 'power'), 'max_power'),
  torque: closed(outputReader('max_torque', 'torque'), 'max_torque'),
  'brake front': closed(brakeReader('front'), 'front_brake_type'),
  'brake rear': closed(brakeReader('rear'), 'rear_brake_type'),
  'brake both': closed(bothReader(brakeReader), 'front_brake_type'),
  'tyre front': closed(tyreReader('front'), 'front_tyre_size'),
  'tyre rear': closed(tyreReader('rear'), 'rear_tyre_size'),
  'tyre both': closed(bothReader(tyreReader), 'front_tyre_size'),
  'suspension both': { ...closed(bothReader(suspensionReader), null), isOpen: true },
  'brake sides': closed(namedSidesReader(brakeReader), 'front_brake_type'),
  'tyre sides': closed(namedSidesReader(tyreReader), 'front_tyre_size'),
  'suspension sides': closed(namedSidesReader(suspensionReader), null),
  engine: closed(readEngine, 'engine_type'),
  transmission: closed(readTransmission, 'transmission_type'),
  dimensions: closed(readDimensions, null),
  battery: closed(readBattery, 'battery_capacity'),
  abs: closed(readAbs, 'abs'),
  riding_modes: closed(readModes, 'riding_modes'),
  cylinders: closed(readCylinders, 'cylinders'),
  cooling_system: closed(wholeReader('cooling_system', 'cooling'), 'cooling_system'),
  start_type: closed(wholeReader('start_type', 'start'), 'start_type'),
  fuel_type: closed(wholeReader('fuel_type', 'fuel'), 'fuel_type'),
  warranty: closed(
    pairReader([
      ['standard_warranty_years', 'age'],
      ['standard_warranty_km', 'distance'],
    ]),
    'standard_warranty_years',
  ),
  service: closed(
    pairReader([
      ['service_interval_km', 'distance'],
      ['service_interval_months', 'age', 12],
    ]),
    'service_interval_km',
  ),
};

const topics: ReadonlyMap<string, Topic> = new Map([
  ...flagFields.map((field): [string, Topic] => [field, closed(flagReader(field), field)]),
  ...texts.map((field): [string, Topic] => [field, { ...closed(textReader(field), field), isOpen: true }]),
  ...(Object.entries(oneWord) as [SpecificationField, string][]).map(([field, kind]): [string, Topic] => [
    field,
    closed(oneWordReader(field, kind), field),
  ]),
  ...(Object.entries(figures) as [NumberField, Measure][]).map(([field, measure]): [string, Topic] => [
    field,
    closed(figureReader(field, measure), field),
  ]),
  ...Object.entries(groups),
]);

/** Returns how values of a topic are read. */
export const topicNamed = (name: string): Topic | undefined => topics.get(name);
