import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/key-figures.ts';
import type * as Hindi from './key-figures.ts';

export const engine = 'इंजन';
export const mileage = 'माइलेज';
/** A figure that says what it is. */
export const reach: Record<ReachField, Record<FigureKind, string>> = {
  mileage: { certified: 'प्रमाणित माइलेज', claimed: 'कंपनी का माइलेज', reported: 'चलाने वालों का माइलेज' },
  battery_range: { certified: 'प्रमाणित रेंज', claimed: 'कंपनी की रेंज', reported: 'चलाने वालों की रेंज' },
};
export const maxPower = 'अधिकतम पावर';
export const maxTorque = 'अधिकतम टॉर्क';
export const kerbWeight = 'कर्ब वज़न';
export const fuelTank = 'पेट्रोल टंकी';
export const range = 'रेंज';
export const battery = 'बैटरी';
export const chargingTime = 'चार्जिंग का समय';
export const topSpeed = 'अधिकतम रफ़्तार';

export const cubicCentimetres = 'सीसी';
export const kilometresPerLitre = 'किमी/लीटर';
export const brakeHorsepower = 'bhp';
export const newtonMetres = 'Nm';
export const kilograms = 'किलो';
export const litres = 'लीटर';
export const kilometres = 'किमी';
export const kilowattHours = 'kWh';
export const hours = 'घंटे';
export const kilometresPerHour = 'किमी/घंटा';

export type Checked = Translation<typeof Hindi, typeof English>;
