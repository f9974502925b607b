import type { BikeDetail } from '@dopahiya/domain/bikes';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { formatMonth, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import {
  commonKindOf,
  figureOfKind,
  formatSpecification,
  isReachField,
  type ReachField,
  reachFigures,
  type SpecificationField,
  specificationGroups,
  type SpecificationRow,
} from '@dopahiya/domain/specifications';
import type { ComparedGroup, ComparedRow } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/spec-groups';
import { haveOneBasis, priceBasisOf } from '@dopahiya/engines/key-differences';

const groups: readonly { title: string; fields: readonly SpecificationField[] }[] = [
  {
    title: texts.engineAndPerformance,
    fields: [
      'engine_type',
      'displacement',
      'battery_capacity',
      'max_power',
      'max_torque',
      'mileage',
      'battery_range',
      'charging_time',
      'top_speed',
    ],
  },
  {
    title: texts.dimensionsAndWeight,
    fields: [
      'kerb_weight',
      'wheelbase',
      'ground_clearance',
      'seat_height',
      'length',
      'width',
      'height',
      'fuel_capacity',
    ],
  },
  { title: texts.transmission, fields: ['transmission_type', 'clutch', 'gears'] },
  {
    title: texts.suspensionAndBrakes,
    fields: ['front_suspension', 'rear_suspension', 'front_brake_type', 'rear_brake_type', 'abs'],
  },
  { title: texts.tyresAndWheels, fields: ['front_tyre_size', 'rear_tyre_size', 'tyre_type'] },
  {
    title: texts.features,
    fields: [
      'digital_console',
      'usb_charging',
      'bluetooth_connectivity',
      'gps_navigation',
      'riding_modes',
      'traction_control',
      'led_lights',
      'side_stand_engine_cutoff',
      'hazard_warning_indicator',
    ],
  },
];

const rows = new Map(specificationGroups.flatMap((group) => group.rows).map((row) => [row.field, row]));

/** Returns the specs of bikes side by side by group; specs unknown for all bikes are omitted. */
export function comparedGroupsOf(bikes: readonly BikeDetail[]): ComparedGroup[] {
  const facts = groups.map(({ title, fields }) => ({ title, rows: fields.flatMap((field) => rowOf(field, bikes)) }));
  return [...facts, priceGroup(bikes)].filter((group) => group.rows.length > 0);
}

function rowOf(field: SpecificationField, bikes: readonly BikeDetail[]): ComparedRow[] {
  const row = rows.get(field);
  if (row && isReachField(field)) return reachRow(field, row, bikes);
  return row ? known({ label: row.label, values: bikes.map((bike) => formatSpecification(bike, row)) }) : [];
}

/** Returns the mileage or range row: figures of one kind if every bike has it, else each with its kind. */
function reachRow(field: ReachField, row: SpecificationRow, bikes: readonly BikeDetail[]): ComparedRow[] {
  const kind = commonKindOf(bikes, field);
  const kinds = bikes.flatMap((bike) => (bike[field] === null ? [] : (bike[reachFigures[field].kind] ?? [])));
  if (kind === null) {
    const label = kinds.length > 0 ? texts.reachOfKinds[field] : row.label;
    return known({ label, values: bikes.map((bike) => formatSpecification(bike, row)) });
  }
  const values = bikes.map((bike) => figureOfKind(bike, field, kind));
  const { unit = '' } = row;
  return known({
    label: texts.reachOfKind[field][kind],
    values: values.map((value) => (value === null ? null : formatQuantity(value, unit))),
  });
}

function priceGroup(bikes: readonly BikeDetail[]): ComparedGroup {
  const label = texts.priceIn(placeName(defaultCity));
  if (!haveOneBasis(bikes)) return { title: texts.price, rows: known({ label, values: bikes.map(priceWithBasis) }) };
  return {
    title: texts.price,
    rows: [
      ...known({ label, values: bikes.map(({ price }) => (price === null ? null : formatPrice(price))) }),
      ...known({
        label: texts.priceAsOf,
        values: bikes.map(({ price_month }) => price_month && formatMonth(price_month)),
      }),
    ],
  };
}

/** Formats a price with its basis, if not directly comparable: '₹1,56,658 (last price of December 2018)'. */
const priceWithBasis = (bike: BikeDetail): string | null =>
  bike.price === null ? null : texts.priceWithBasis(formatPrice(bike.price), priceBasisOf(bike));

const known = (row: ComparedRow): ComparedRow[] => (row.values.some((value) => value !== null) ? [row] : []);
