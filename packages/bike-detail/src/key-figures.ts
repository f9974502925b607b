import type { BikeDetail } from '@dopahiya/domain/bikes';
import { formatNumber } from '@dopahiya/domain/site';
import { isElectric, isReachField, type NumberField, reachFigures } from '@dopahiya/domain/specifications';
import * as texts from '#texts/key-figures';

/** A key figure of a bike: label, formatted number and unit. */
export interface KeyFigure {
  label: string;
  value: string;
  unit: string;
}

type Choice = readonly [field: NumberField, label: string, unit: string];

const petrolChoices: readonly Choice[] = [
  ['engine_capacity', texts.engine, texts.cubicCentimetres],
  ['mileage', texts.mileage, texts.kilometresPerLitre],
  ['max_power', texts.maxPower, texts.brakeHorsepower],
  ['max_torque', texts.maxTorque, texts.newtonMetres],
  ['kerb_weight', texts.kerbWeight, texts.kilograms],
  ['fuel_capacity', texts.fuelTank, texts.litres],
];
const electricChoices: readonly Choice[] = [
  ['battery_range', texts.range, texts.kilometres],
  ['battery_capacity', texts.battery, texts.kilowattHours],
  ['charging_time', texts.chargingTime, texts.hours],
  ['top_speed', texts.topSpeed, texts.kilometresPerHour],
  ['max_power', texts.maxPower, texts.brakeHorsepower],
  ['kerb_weight', texts.kerbWeight, texts.kilograms],
];

const electricBrands = new Set(['ola', 'ather', 'okinawa', 'ampere', 'bounce', 'ebikego']);

/** Checks whether the brand builds only electric two-wheelers, so that engine figures do not apply. */
const isOfElectricBrand = ({ brand }: BikeDetail): boolean => electricBrands.has(brand.slug.split('-')[0] ?? '');

/** Returns at most six key figures of a bike; unknown ones are left out. */
export function keyFiguresOf(bike: BikeDetail): KeyFigure[] {
  const choices = isElectric(bike) || isOfElectricBrand(bike) ? electricChoices : petrolChoices;
  return choices.flatMap(([field, label, unit]) => {
    const value = bike[field];
    return value === null ? [] : [{ label: kindLabel(bike, field) ?? label, value: formatNumber(value), unit }];
  });
}

function kindLabel(bike: BikeDetail, field: NumberField): string | null {
  if (!isReachField(field)) return null;
  const kind = bike[reachFigures[field].kind];
  return kind && texts.reach[field][kind];
}
