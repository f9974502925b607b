import { type BikeDetail, formatNumber, isElectric, type NumberField } from '@dopahiya/domain';

/** One large figure of a bike: what it is, the number as it is read, and its unit. */
export interface KeyFigure {
  label: string;
  value: string;
  unit: string;
}

type Choice = readonly [field: NumberField, label: string, unit: string];

const petrolChoices: readonly Choice[] = [
  ['engine_capacity', 'Engine', 'cc'],
  ['mileage', 'Mileage', 'kmpl'],
  ['max_power', 'Max power', 'bhp'],
  ['max_torque', 'Max torque', 'Nm'],
  ['kerb_weight', 'Kerb weight', 'kg'],
  ['fuel_capacity', 'Fuel tank', 'L'],
];
const electricChoices: readonly Choice[] = [
  ['battery_range', 'Range', 'km'],
  ['battery_capacity', 'Battery', 'kWh'],
  ['charging_time', 'Charging time', 'h'],
  ['top_speed', 'Top speed', 'km/h'],
  ['max_power', 'Max power', 'bhp'],
  ['kerb_weight', 'Kerb weight', 'kg'],
];

const electricBrands = new Set(['ola', 'ather', 'okinawa', 'ampere', 'bounce', 'ebikego']);

/** Whether a bike's maker builds electric two-wheelers only, so that an engine means nothing for it. */
const isOfElectricBrand = ({ brand }: BikeDetail): boolean => electricBrands.has(brand.slug.split('-')[0] ?? '');

/** The figures that a buyer looks for first, at most six; those that are not known are left out. */
export function keyFiguresOf(bike: BikeDetail): KeyFigure[] {
  const choices = isElectric(bike) || isOfElectricBrand(bike) ? electricChoices : petrolChoices;
  return choices.flatMap(([field, label, unit]) => {
    const value = bike[field];
    return value === null ? [] : [{ label, value: formatNumber(value), unit }];
  });
}
