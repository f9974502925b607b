import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the north of India. */
export const northernRoadTax = {
  Chandigarh: {
    rules: [
      {
        id: 'chandigarh',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 8 },
          { up_to: null, percent: 10 },
        ],
        source: 'General knowledge, November 2026',
        confidence: 'low',
        caveat: "Insurers' guides still print the older 3 and 4 %",
      },
      {
        id: 'chandigarh-electric-2023',
        ...electricExemption,
        since: '2023-05-25',
        until: '2028-05-24',
        source:
          'Notification of the Chandigarh administration of 25 May 2023 for five years, The Tribune, November 2023',
        confidence: 'medium',
      },
    ],
  },
  Delhi: {
    rules: [
      {
        id: 'delhi',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 25_000, percent: 2 },
          { up_to: 40_000, percent: 4 },
          { up_to: 60_000, percent: 6 },
          { up_to: null, percent: 8, confidence: 'medium' },
        ],
        source: 'General knowledge; 8 % agrees to the rupee with a quotation for a Honda Shine, InKhabar 2025',
        confidence: 'low',
      },
      {
        id: 'delhi-electric-2020',
        ...electricExemption,
        since: '2020-10-10',
        source:
          'Gazette notification of the Transport Department of Delhi of 10 October 2020, The Hindu, 12 October 2020',
        confidence: 'medium',
        caveat: 'The draft policy of 2026 keeps the exemption; check its standing before you buy',
      },
    ],
  },
  Haryana: {
    rules: [
      {
        id: 'haryana-2013',
        fuel: 'any',
        since: '2013-04-01',
        measure: 'price',
        bands: [
          { up_to: 20_000, percent: 2 },
          { up_to: 60_000, percent: 4 },
          { up_to: 200_000, percent: 6 },
          { up_to: null, percent: 8 },
        ],
        source: 'State release and Hindustan Times, 29 March 2013',
        confidence: 'medium',
        caveat: "Insurers' guides of 2025 put 4 % on prices up to ₹75,000",
      },
      {
        id: 'haryana-electric-2022',
        ...electricExemption,
        since: '2022-06-27',
        source: 'Haryana Electric Vehicle Policy 2022, approved on 27 June 2022, The Statesman',
        confidence: 'low',
        caveat: 'The last day of the exemption was not found',
      },
    ],
  },
  'Himachal Pradesh': {
    rules: [
      {
        id: 'himachal-pradesh',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 6 },
          { up_to: null, percent: 7 },
        ],
        source: "Digit Insurance's road-tax guide of 2025; a second guide agrees",
        confidence: 'medium',
      },
    ],
  },
  'Jammu and Kashmir': {
    rules: [
      {
        id: 'jammu-and-kashmir-2019',
        fuel: 'any',
        since: '2019-08-01',
        measure: 'price',
        bands: [
          { up_to: 150_000, percent: 9 },
          { up_to: null, percent: 10 },
        ],
        source:
          'Order SRO 492 of the Transport Department of 1 August 2019, Rising Kashmir and State Times, 2 August 2019',
        confidence: 'high',
      },
    ],
  },
  Ladakh: {
    rules: [
      {
        id: 'ladakh',
        fuel: 'any',
        measure: 'price',
        taxable: 'before_gst',
        bands: [
          { up_to: 200_000, percent: 3, confidence: 'medium' },
          { up_to: 1_000_000, percent: 6 },
          { up_to: null, percent: 9 },
        ],
        source:
          'Road-tax guides of Bajaj Finserv, October 2024, and BankBazaar, 2025; above ₹2 lakh they speak of motor vehicles',
        confidence: 'low',
      },
    ],
  },
  Punjab: {
    rules: [
      {
        id: 'punjab-before-2024',
        fuel: 'any',
        until: '2024-08-21',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 7 },
          { up_to: null, percent: 9 },
        ],
        source: 'General knowledge',
        confidence: 'low',
      },
      {
        id: 'punjab-2024',
        fuel: 'any',
        since: '2024-08-22',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 7.5 },
          { up_to: 200_000, percent: 10 },
          { up_to: null, percent: 11 },
        ],
        source: 'Notification of August 2024, India TV and PTI, 22 August 2024',
        confidence: 'high',
      },
    ],
    cesses: [
      {
        id: 'punjab-social-security-cess',
        key: 'social_security_cess',
        charge: { percent_of: 'ex_showroom', percent: 1 },
        source: 'Press report, Rozana Bhaskar',
        confidence: 'medium',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
