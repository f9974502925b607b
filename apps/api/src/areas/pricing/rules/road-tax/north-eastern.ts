import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the north-east of India. */
export const northEasternRoadTax = {
  'Arunachal Pradesh': {
    rules: [
      {
        id: 'arunachal-pradesh',
        fuel: 'any',
        measure: 'kerb_weight',
        bands: [
          { up_to: 65, rupees: 1200 },
          { up_to: 90, rupees: 2000 },
          { up_to: 135, rupees: 3000 },
          { up_to: null, rupees: 3500 },
        ],
        period: 'for 15 years',
        source: "Digit Insurance's road-tax guide of 2025",
        confidence: 'low',
      },
    ],
  },
  Assam: {
    rules: [
      {
        id: 'assam',
        fuel: 'any',
        measure: 'kerb_weight',
        bands: [
          { up_to: 65, rupees: 1500 },
          { up_to: 90, rupees: 2500 },
          { up_to: 135, rupees: 3500 },
          { up_to: null, rupees: 4000 },
        ],
        period: 'for 15 years',
        source: 'Schedule of the Commissionerate of Transport, Assam, without a date; Digit, 2025, agrees',
        confidence: 'low',
        caveat: 'Other sources speak of 5 to 7 % of the price, and of a road safety cess of 1 % that is not in it',
      },
    ],
  },
  Manipur: {
    rules: [
      {
        id: 'manipur',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 100, rupees: 1700 },
          { up_to: 200, rupees: 2700 },
          { up_to: 350, rupees: 3000 },
        ],
        period: 'for 15 years',
        source: "Digit Insurance's road-tax guide of 2024",
        confidence: 'low',
        caveat: 'The table names no engine between 200 and 250 cc; the step above is taken',
      },
    ],
  },
  Meghalaya: {
    rules: [
      {
        id: 'meghalaya',
        fuel: 'any',
        measure: 'kerb_weight',
        bands: [
          { up_to: 65, rupees: 1100 },
          { up_to: 90, rupees: 1800 },
          { up_to: 135, rupees: 2500 },
          { up_to: null, rupees: 2990 },
        ],
        period: 'for 10 years',
        source: 'Road-tax guides of Digit, 2025, Bajaj Finserv, January 2025, and BankBazaar, which agree',
        confidence: 'medium',
      },
      {
        id: 'meghalaya-electric-2022',
        ...electricExemption,
        since: '2022-03-04',
        until: '2026-02-04',
        source:
          'Meghalaya Electric Vehicle Policy of 5 February 2021 for five years and notification of 4 March 2022, policy digests',
        confidence: 'low',
      },
    ],
  },
  Mizoram: {
    rules: [
      {
        id: 'mizoram-2019',
        fuel: 'any',
        measure: 'price',
        taxable: 'before_gst',
        bands: [{ up_to: null, percent: 6 }],
        period: 'for 15 years in one instalment',
        source: 'Mizoram Motor Vehicles (Taxation) (Amendment) Act 2019 as Bajaj Finserv quotes it',
        confidence: 'low',
        caveat: 'Guides also print older fixed sums by engine',
      },
    ],
  },
  Nagaland: {
    rules: [
      {
        id: 'nagaland',
        fuel: 'any',
        measure: 'price',
        bands: [{ up_to: null, percent: 5 }],
        period: 'for 15 years',
        source: 'Road-tax guides of Cars24, July 2023, and Digit, 2025',
        confidence: 'medium',
      },
    ],
  },
  Sikkim: {
    rules: [
      {
        id: 'sikkim',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 80, rupees: 100 },
          { up_to: 170, rupees: 200 },
          { up_to: 250, rupees: 300 },
          { up_to: null, rupees: 400 },
        ],
        period: 'for the first year',
        source: 'Sikkim Motor Vehicles Taxation Act 1982 as Digit, 2025, Bajaj Finserv, 2024, and BankBazaar give it',
        confidence: 'medium',
      },
    ],
  },
  Tripura: {
    rules: [
      {
        id: 'tripura',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 5 },
          { up_to: null, percent: 8 },
        ],
        period: 'for 15 years',
        source: "Bajaj Finserv's road-tax guide of 20 July 2024",
        confidence: 'low',
        caveat: 'Other guides print fixed sums of ₹1,000 to ₹2,650',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
