import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/bikes.ts';
import type * as Hindi from './bikes.ts';

export const bodyStyleNames = {
  sports: 'स्पोर्ट्स',
  scooter: 'स्कूटर',
  cruiser: 'क्रूज़र',
  commuter: 'कम्यूटर',
  streetbike: 'स्ट्रीट बाइक',
  superbike: 'सुपर बाइक',
  caferacer: 'कैफ़े रेसर',
  scrambler: 'स्क्रैम्बलर',
  adventure: 'एडवेंचर',
  moped: 'मोपेड',
  tourer: 'टूरर',
  maxiscooter: 'मैक्सी स्कूटर',
};

export const under = (price: string) => `${price} से कम`;
export const above = (price: string) => `${price} से ज़्यादा`;
export const upToCapacity = (capacity: number) => `${capacity} सीसी तक`;
export const capacityBetween = (min: number, max: number) => `${min}-${max} सीसी`;
export const aboveCapacity = (capacity: number) => `${capacity} सीसी से ज़्यादा`;

export const mileageOrMore = (figure: string) => `${figure} किमी/लीटर या ज़्यादा`;
export const rangeOrMore = (figure: string) => `${figure} किमी या ज़्यादा`;
export const seatHeightUpTo = (figure: string) => `${figure} मिमी तक`;
export const kerbWeightUpTo = (figure: string) => `${figure} किलो तक`;

export const unknownBrand = 'ब्रांड पता नहीं';

export type Checked = Translation<typeof Hindi, typeof English>;
