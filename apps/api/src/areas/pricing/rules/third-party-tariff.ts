import type { Band } from '../tariff-steps.ts';
import type { Rule } from '../rule.ts';

/** Band of the tariff: the five-year premium in whole rupees, before GST. */
interface PremiumBand extends Band {
  rupees: number;
}

/** Five-year third-party premium of a new two-wheeler. */
interface ThirdPartyRule extends Rule {
  since: string;
  /** Bands in cc. */
  petrol: readonly PremiumBand[];
  /** Bands in kW of motor power. */
  electric: readonly PremiumBand[];
}

/** Tariffs by first day. */
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

/** First day that can be priced: no premium is known before it. */
export const firstTariffDay: string = thirdPartyTariffs[0].since;
