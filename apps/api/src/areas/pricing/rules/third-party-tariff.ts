import type { Band } from '../tariff-steps.ts';
import type { Rule } from '../rule.ts';

/** A step of the tariff: the premium for five years in whole rupees, before GST. */
interface PremiumBand extends Band {
  rupees: number;
}

/** The third-party premium that a new two-wheeler pays for five years at once. */
interface ThirdPartyRule extends Rule {
  since: string;
  /** Steps in cc. */
  petrol: readonly PremiumBand[];
  /** Steps in kW of motor power. */
  electric: readonly PremiumBand[];
}

/** The tariffs by their first day. */
export const thirdPartyTariffs: readonly [ThirdPartyRule, ...ThirdPartyRule[]] = [
  {
    id: 'third-party-2022',
    since: '2022-06-01',
    petrol: [
      { up_to: 75, rupees: 2901 },
      { up_to: 150, rupees: 3851 },
      { up_to: 350, rupees: 7365 },
      { up_to: null, rupees: 15_117 },
    ],
    electric: [
      { up_to: 3, rupees: 2466 },
      { up_to: 7, rupees: 3273 },
      { up_to: 16, rupees: 6260 },
      { up_to: null, rupees: 12_849 },
    ],
    source:
      'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules 2022, G.S.R. 394(E) of 25 May 2022; no later tariff found',
    confidence: 'high',
  },
];

/** The first day that can be priced: before it no premium is known. */
export const firstTariffDay: string = thirdPartyTariffs[0].since;
