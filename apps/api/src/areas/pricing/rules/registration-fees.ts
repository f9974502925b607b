import type { Wording } from '@dopahiya/domain/languages';
import type { Rule } from '../rule.ts';
import type { State } from '../states.ts';

/** Fee in whole rupees. */
export interface FeeRule extends Rule {
  words: Wording;
  rupees: number;
}

const rule81 = 'Central Motor Vehicles Rules 1989, rule 81, as the Transport Department of Telangana shows it';

/** Registration of a new petrol two-wheeler. */
export const registrationFees: readonly FeeRule[] = [
  {
    id: 'registration',
    words: { en: 'Registration of a new two-wheeler', hi: 'नए दोपहिया का रजिस्ट्रेशन' },
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
    words: {
      en: 'Registration of a new electric two-wheeler in Uttar Pradesh',
      hi: 'उत्तर प्रदेश में नए इलेक्ट्रिक दोपहिया का रजिस्ट्रेशन',
    },
    rupees: 300,
    source: 'Dainik Jagran, 13 October 2025',
    confidence: 'medium',
    caveat: {
      en: 'Vehicles made in Uttar Pradesh are exempt until 13 Oct 2027',
      hi: 'उत्तर प्रदेश में बने वाहनों को 13 अक्टूबर 2027 तक छूट है',
    },
  },
  {
    id: 'registration-electric-2021',
    since: '2021-08-02',
    words: { en: 'Registration of a new battery vehicle is free', hi: 'नए बैटरी वाहन का रजिस्ट्रेशन मुफ़्त है' },
    rupees: 0,
    source: 'Notification of the Ministry of Road Transport and Highways of August 2021, Mint',
    confidence: 'high',
  },
];

/** Registration certificate as a smart card. */
export const smartCardFees: readonly FeeRule[] = [
  {
    id: 'smart-card',
    words: { en: 'Registration certificate as a smart card', hi: 'स्मार्ट कार्ड में रजिस्ट्रेशन सर्टिफ़िकेट' },
    rupees: 200,
    source: `${rule81}, note 1`,
    confidence: 'high',
  },
];

/** Entry of the lender in the registration certificate; only with a loan. */
export const hypothecationFees: readonly FeeRule[] = [
  {
    id: 'hypothecation',
    words: { en: 'Hypothecation entry for the lender', hi: 'लोन देने वाले के नाम हाइपोथिकेशन' },
    rupees: 500,
    source: 'Central Motor Vehicles Rules 1989, rule 81, from general knowledge',
    confidence: 'low',
  },
];

/** Pair of high-security registration plates. */
export const numberPlateFees: readonly FeeRule[] = [
  {
    id: 'number-plate',
    words: { en: 'Two high-security number plates, including GST', hi: 'दो हाई-सिक्योरिटी नंबर प्लेट, GST समेत' },
    rupees: 366,
    source: 'Price of ₹365.80 in Chhattisgarh, Patrika; ₹320 to 380 in Telangana, Asianet News',
    confidence: 'medium',
    caveat: { en: 'Some dealers include this in the ex-showroom price', hi: 'कुछ डीलर इसे एक्स-शोरूम कीमत में ही जोड़ते हैं' },
  },
];
