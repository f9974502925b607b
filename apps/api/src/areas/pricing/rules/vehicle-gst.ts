import type { Band } from '../tariff-steps.ts';
import type { Rule } from '../rule.ts';

/** GST and compensation cess included in an ex-showroom price; bands in cc, rates in %. */
export interface VehicleGstRule extends Rule {
  petrol: readonly (Band & { percent: number })[];
  electric: number;
}

const petrolUntil2025 = [
  { up_to: 350, percent: 28 },
  { up_to: null, percent: 31 },
] as const;

/** Rates by first day; prices before July 2017 include other taxes. */
export const vehicleGstRules: readonly VehicleGstRule[] = [
  {
    id: 'vehicle-gst-2017',
    since: '2017-07-01',
    until: '2019-07-31',
    petrol: petrolUntil2025,
    electric: 12,
    source: 'GST rates of July 2017, with a cess of 3 % above 350 cc; electric vehicles at 12 % until July 2019',
    confidence: 'medium',
  },
  {
    id: 'vehicle-gst-2019',
    since: '2019-08-01',
    until: '2025-09-21',
    petrol: petrolUntil2025,
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
