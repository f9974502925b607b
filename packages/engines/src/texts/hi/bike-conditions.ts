import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-conditions.ts';
import type * as Hindi from './bike-conditions.ts';

export const petrol = 'पेट्रोल';
export const electric = 'इलेक्ट्रिक';
export const withAbs = 'ABS के साथ';
export const withoutAbs = 'ABS के बिना';

/** What is left out: 'Not Honda'. */
export const not = (name: string) => `${name} नहीं`;

export const keepUnknown = 'जिनकी सीट की ऊँचाई या वज़न पता नहीं, वे भी';

export const under = (price: string) => `${price} से कम`;
export const upTo = (quantity: string) => `${quantity} तक`;
export const above = (amount: string) => `${amount} से ज़्यादा`;
export const betweenPrices = (min: string, max: string) => `${min} – ${max}`;
export const betweenCapacities = (min: string, max: string) => `${min}-${max} सीसी`;

/** A bound of each measure, such as 'Mileage from 50 kmpl'. */
export const bounds = {
  mileage: { min: (value: string) => `माइलेज ${value} से`, max: (value: string) => `माइलेज ${value} तक` },
  range: { min: (value: string) => `रेंज ${value} से`, max: (value: string) => `रेंज ${value} तक` },
  seat_height: {
    min: (value: string) => `सीट की ऊँचाई ${value} से`,
    max: (value: string) => `सीट की ऊँचाई ${value} तक`,
  },
  kerb_weight: {
    min: (value: string) => `कर्ब वज़न ${value} से`,
    max: (value: string) => `कर्ब वज़न ${value} तक`,
  },
};

export type Checked = Translation<typeof Hindi, typeof English>;
