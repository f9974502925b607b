import type { Band } from '../band.ts';
import type { Rule } from '../rule.ts';

/** GST with its compensation cess that an ex-showroom price contains; steps in cc, per cent. */
interface VehicleGstRule extends Rule {
  petrol: readonly (Band & { percent: number })[];
  electric: number;
}

/** The rates by their first day; electric vehicles pay 5 % since 1 August 2019. */
export const vehicleGstRules: readonly VehicleGstRule[] = [
  {
    id: 'vehicle-gst-2017',
    until: '2025-09-21',
    petrol: [
      { up_to: 350, percent: 28 },
      { up_to: null, percent: 31 },
    ],
    electric: 5,
    source:
      'GST rates before the reform of September 2025, with a cess of 3 % above 350 cc, NDTV Profit, 4 September 2025',
    confidence: 'high',
  },
  {
    id: 'vehicle-gst-2025',
    since: '2025-09-22',
    petrol: [
      { up_to: 350, percent: 18 },
      { up_to: null, percent: 40 },
    ],
    electric: 5,
    source:
      'Decision of the GST Council of September 2025, NDTV Profit, 4 September, and Outlook Business, 5 September 2025',
    confidence: 'high',
  },
];
