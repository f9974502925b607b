import type { Rule } from '../rule.ts';

/** Compulsory personal-accident cover of the owner-driver, ₹15 lakh, for a year. */
export const personalAccidentRules: readonly (Rule & { rupees: number })[] = [
  {
    id: 'personal-accident',
    rupees: 295,
    source: "National Insurance's premium guide of 2023-24",
    confidence: 'medium',
    caveat: { en: 'You don’t need it if you already have this cover', hi: 'यह बीमा पहले से हो तो इसकी ज़रूरत नहीं' },
  },
];

/** GST on the premiums of motor insurance. */
export const insuranceGstRules: readonly (Rule & { percent: number })[] = [
  {
    id: 'insurance-gst-2017',
    since: '2017-07-01',
    percent: 18,
    source:
      'GST rates of 1 July 2017; the exemption of 22 September 2025 names life and health insurance only, Hindustan Times, 4 September 2025',
    confidence: 'medium',
  },
];
