import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';

export const engine = 'Engine';
export const mileage = 'Mileage';
/** A figure that says what it is. */
export const reach: Record<ReachField, Record<FigureKind, string>> = {
  mileage: { certified: 'Certified mileage', claimed: 'Claimed mileage', reported: 'Reported mileage' },
  battery_range: { certified: 'Certified range', claimed: 'Claimed range', reported: 'Reported range' },
};
export const maxPower = 'Max power';
export const maxTorque = 'Max torque';
export const kerbWeight = 'Kerb weight';
export const fuelTank = 'Fuel tank';
export const range = 'Range';
export const battery = 'Battery';
export const chargingTime = 'Charging time';
export const topSpeed = 'Top speed';

export const cubicCentimetres = 'cc';
export const kilometresPerLitre = 'kmpl';
export const brakeHorsepower = 'bhp';
export const newtonMetres = 'Nm';
export const kilograms = 'kg';
export const litres = 'L';
export const kilometres = 'km';
export const kilowattHours = 'kWh';
export const hours = 'h';
export const kilometresPerHour = 'km/h';
