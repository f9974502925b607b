import * as texts from '#texts/specifications';
import { formatNumber, formatQuantity } from '../site/number-formats.ts';
import { isReachField, reachFigures } from './figure-kinds.ts';
import type { Translated } from '../site/site-languages.ts';
import type { SpecificationField, Specifications } from './specification-fields.ts';
import { variantsWithAbs } from './variants-with-abs.ts';

/** Row of a specification group: the field, its label, and the unit of a number. */
export interface SpecificationRow {
  field: SpecificationField;
  label: string;
  unit?: string;
}

/** Group of related specifications. */
export interface SpecificationGroup {
  name: string;
  rows: readonly SpecificationRow[];
}

type Words = Translated<typeof texts>;
type Unit = keyof Words['units'];

/** Units of the figures in the contract. */
const units: Partial<Record<SpecificationField, Unit>> = {
  displacement: 'cc',
  max_power: 'bhp',
  max_torque: 'Nm',
  mileage: 'kmpl',
  real_mileage: 'kmpl',
  top_speed: 'km/h',
  battery_capacity: 'kWh',
  battery_range: 'km',
  real_range: 'km',
  charging_time: 'h',
  length: 'mm',
  width: 'mm',
  height: 'mm',
  wheelbase: 'mm',
  seat_height: 'mm',
  ground_clearance: 'mm',
  kerb_weight: 'kg',
  fuel_capacity: 'L',
  front_brake_size: 'mm',
  rear_brake_size: 'mm',
  standard_warranty_years: 'years',
  standard_warranty_km: 'km',
  service_interval_km: 'km',
  service_interval_months: 'months',
};

const rowOf = ([field, label]: [field: string, label: string], words: Words): SpecificationRow => {
  const unit = units[field as SpecificationField];
  return { field: field as SpecificationField, label, ...(unit && { unit: words.units[unit] }) };
};

/** Returns the specification groups of a bike in the words of a language, in display order. */
export const specificationGroupsIn = (words: Words): readonly SpecificationGroup[] =>
  Object.values(words.groups).map(({ name, labels }) => ({
    name,
    rows: Object.entries(labels).map((row) => rowOf(row, words)),
  }));

/** Specification groups of a bike, in display order. */
export const specificationGroups = specificationGroupsIn(texts);

/** Specifications of a bike, and its variants if known. */
type SpecifiedBike = Specifications & { variants?: readonly { name: string }[] };

/** Formats a specification for display; null if it is unknown. */
export function formatSpecification(
  specifications: SpecifiedBike,
  { field, unit }: SpecificationRow,
  words: Words = texts,
): string | null {
  const value = specifications[field];
  if (value === null) return null;
  if (value === true && field === 'abs' && isOnSomeVariants(specifications)) return words.onSomeVariants;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return wordIn(words, field, value);
  const figure = withSpeed(
    specifications,
    { field, figure: unit ? formatQuantity(value, unit) : formatNumber(value) },
    words,
  );
  const kind = isReachField(field) ? specifications[reachFigures[field].kind] : null;
  return kind === null ? figure : words.ofKind[kind](figure);
}

/** The API sends words in the reader's language, except fuels, by which code decides. */
const wordIn = ({ fuels }: Words, field: SpecificationField, value: string): string =>
  field === 'fuel_type' ? (new Map(Object.entries(fuels)).get(value) ?? value) : value;

const isOnSomeVariants = ({ engine_capacity, variants = [] }: SpecifiedBike): boolean =>
  variantsWithAbs(engine_capacity, variants).length > 0;

function withSpeed(
  specifications: Specifications,
  { field, figure }: { field: SpecificationField; figure: string },
  words: Words,
): string {
  if (field !== 'max_power' && field !== 'max_torque') return figure;
  const rpm = specifications[`${field}_rpm`];
  return rpm === null ? figure : words.atSpeed(figure, formatNumber(rpm));
}
