import type { Rule } from '../rule.ts';

/** Central subsidy on electric two-wheelers, which the manufacturer deducts from the price. */
export interface SubsidyRule extends Rule {
  scheme: string;
  rupees_per_kwh: number;
  /** Maximum subsidy in whole rupees. */
  maximum?: number;
  /** Maximum subsidy in % of the ex-factory price. */
  maximum_percent: number;
  /** Maximum ex-factory price of an eligible two-wheeler, in whole rupees. */
  price_limit: number;
}

const eligible = {
  en: 'Only for models approved under the scheme. We use the price before GST as the ex-factory price',
  hi: 'सिर्फ़ योजना में मंज़ूर मॉडल के लिए। हमने GST से पहले की कीमत को फ़ैक्ट्री कीमत माना है',
};

/** Subsidy schemes by first day; none was found for two-wheelers after the last. */
export const electricSubsidies: readonly SubsidyRule[] = [
  {
    id: 'fame-2-2021',
    scheme: 'FAME II',
    since: '2021-06-11',
    until: '2023-05-31',
    rupees_per_kwh: 15_000,
    maximum_percent: 40,
    price_limit: 150_000,
    source: 'FAME India phase II, from general knowledge',
    confidence: 'low',
    caveat: eligible,
  },
  {
    id: 'fame-2-2023',
    scheme: 'FAME II',
    since: '2023-06-01',
    until: '2024-03-31',
    rupees_per_kwh: 10_000,
    maximum_percent: 15,
    price_limit: 150_000,
    source: 'FAME India phase II, from general knowledge',
    confidence: 'low',
    caveat: eligible,
  },
  {
    id: 'emps-2024',
    scheme: 'EMPS 2024',
    since: '2024-04-01',
    until: '2024-09-30',
    rupees_per_kwh: 5000,
    maximum: 10_000,
    maximum_percent: 15,
    price_limit: 150_000,
    source: 'Electric Mobility Promotion Scheme 2024, from general knowledge',
    confidence: 'low',
    caveat: eligible,
  },
  {
    id: 'pm-e-drive-2024',
    scheme: 'PM E-DRIVE',
    since: '2024-10-01',
    until: '2025-03-31',
    rupees_per_kwh: 5000,
    maximum: 10_000,
    maximum_percent: 15,
    price_limit: 150_000,
    source: 'PM E-DRIVE scheme, Fortune India, 1 October 2024',
    confidence: 'medium',
    caveat: eligible,
  },
  {
    id: 'pm-e-drive-2025',
    scheme: 'PM E-DRIVE',
    since: '2025-04-01',
    until: '2026-03-31',
    rupees_per_kwh: 2500,
    maximum: 5000,
    maximum_percent: 15,
    price_limit: 150_000,
    source: 'PM E-DRIVE scheme, Fortune India, 1 October 2024; its end for two-wheelers, Moneycontrol, 8 August 2025',
    confidence: 'medium',
    caveat: eligible,
  },
];
