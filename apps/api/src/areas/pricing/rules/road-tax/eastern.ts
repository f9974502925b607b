import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the east of India. */
export const easternRoadTax = {
  Bihar: {
    rules: [
      {
        id: 'bihar',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 8 },
          { up_to: 800_000, percent: 9 },
          { up_to: 1_500_000, percent: 10 },
          { up_to: null, percent: 12 },
        ],
        source: "Coverfox's road-tax guide, which quotes the rule",
        confidence: 'medium',
      },
      {
        id: 'bihar-electric-2023',
        fuel: 'electric',
        since: '2023-12-05',
        until: '2028-12-04',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 4 },
          { up_to: 800_000, percent: 4.5 },
          { up_to: 1_500_000, percent: 5 },
          { up_to: null, percent: 6 },
        ],
        source: 'Bihar Electric Vehicle Policy 2023 for five years: half the tax, EVreporter, December 2023',
        confidence: 'low',
        caveat: 'The first 10,000 paid a quarter; the day of the gazette was not found, that of the approval is taken',
      },
    ],
  },
  Jharkhand: {
    rules: [
      {
        id: 'jharkhand',
        fuel: 'any',
        measure: 'price',
        taxable: 'before_gst',
        bands: [{ up_to: null, percent: 6 }],
        source:
          "Jharkhand Motor Vehicles Taxation Act 2001, first schedule, as Digit Insurance's guide of 2025 quotes it",
        confidence: 'medium',
      },
    ],
  },
  Odisha: {
    rules: [
      {
        id: 'odisha-2017',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 500_000, percent: 6 },
          { up_to: 1_000_000, percent: 8 },
          { up_to: 2_000_000, percent: 10 },
          { up_to: 4_000_000, percent: 12 },
          { up_to: null, percent: 20 },
        ],
        source:
          'Amendment of 2017 to the Odisha Motor Vehicles Taxation Act, as the guides of Digit, Bajaj Finserv and BankBazaar give it',
        confidence: 'medium',
      },
      {
        id: 'odisha-electric-2021',
        ...electricExemption,
        since: '2021-10-29',
        until: '2025-12-31',
        source: 'Notification of 29 October 2021, Odisha Post and HT Auto, 31 October 2021',
        confidence: 'high',
      },
    ],
  },
  'West Bengal': {
    rules: [
      {
        id: 'west-bengal',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 80, percent: 6.5 },
          { up_to: 160, percent: 9 },
          { up_to: null, percent: 10 },
        ],
        source: 'General knowledge, November 2026; the fixed sums that guides print are older than the lifetime tax',
        confidence: 'low',
      },
      {
        id: 'west-bengal-electric-2022',
        ...electricExemption,
        since: '2022-04-01',
        until: '2025-03-31',
        source:
          'Order of the Transport Department of 25 May 2022, prolonged by the cabinet for a year, The Statesman, 28 June 2024',
        confidence: 'high',
      },
      {
        id: 'west-bengal-electric-2025',
        ...electricExemption,
        since: '2025-04-01',
        source: 'General knowledge, November 2026',
        confidence: 'low',
        caveat: 'The order that prolongs the exemption after 31 March 2025 was not found',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
