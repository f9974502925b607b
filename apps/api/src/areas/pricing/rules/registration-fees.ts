import type { Rule } from '../rule.ts';
import type { State } from '../states.ts';

/** Fee in whole rupees. */
export interface FeeRule extends Rule {
  words: string;
  rupees: number;
}

const rule81 = 'Central Motor Vehicles Rules 1989, rule 81, as the Transport Department of Telangana shows it';

/** Registration of a new petrol two-wheeler. */
export const registrationFees: readonly FeeRule[] = [
  {
    id: 'registration',
    words: 'Registration of a new two-wheeler',
    rupees: 300,
    source: rule81,
    confidence: 'high',
  },
];

/** Registration of a new electric two-wheeler; a state's own rule overrides the central one. */
export const electricRegistrationFees: readonly (FeeRule & { state?: State })[] = [
  {
    id: 'registration-electric-uttar-pradesh-2025',
    state: 'Uttar Pradesh',
    since: '2025-10-14',
    words: 'Registration of a new electric two-wheeler in Uttar Pradesh',
    rupees: 300,
    source: 'Dainik Jagran, 13 October 2025',
    confidence: 'medium',
    caveat: 'Vehicles made in Uttar Pradesh are exempt until 13 Oct 2027',
  },
  {
    id: 'registration-electric-2021',
    since: '2021-08-02',
    words: 'Registration of a new battery vehicle is free',
    rupees: 0,
    source: 'Notification of the Ministry of Road Transport and Highways of August 2021, Mint',
    confidence: 'high',
  },
];

/** Registration certificate as a smart card. */
export const smartCardFees: readonly FeeRule[] = [
  {
    id: 'smart-card',
    words: 'Registration certificate as a smart card',
    rupees: 200,
    source: `${rule81}, note 1`,
    confidence: 'high',
  },
];

/** Entry of the lender in the registration certificate; only with a loan. */
export const hypothecationFees: readonly FeeRule[] = [
  {
    id: 'hypothecation',
    words: 'Hypothecation entry for the lender',
    rupees: 500,
    source: 'Central Motor Vehicles Rules 1989, rule 81, from general knowledge',
    confidence: 'low',
  },
];

/** Pair of high-security registration plates. */
export const numberPlateFees: readonly FeeRule[] = [
  {
    id: 'number-plate',
    words: 'Two high-security number plates, including GST',
    rupees: 366,
    source: 'Price of ₹365.80 in Chhattisgarh, Patrika; ₹320 to 380 in Telangana, Asianet News',
    confidence: 'medium',
    caveat: 'Some dealers include this in the ex-showroom price',
  },
];
