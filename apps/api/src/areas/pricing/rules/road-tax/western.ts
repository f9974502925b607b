import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the west of India. */
export const westernRoadTax = {
  'Dadra and Nagar Haveli and Daman and Diu': {
    rules: [
      {
        id: 'dadra-and-nagar-haveli-and-daman-and-diu',
        fuel: 'any',
        measure: 'price',
        bands: [{ up_to: null, percent: 2.5 }],
        source:
          'Taxation schedule of the Directorate of Transport, Daman, without a date; Bajaj Finserv, January 2025, agrees',
        confidence: 'medium',
      },
    ],
  },
  Goa: {
    rules: [
      {
        id: 'goa',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 150_000, percent: 9 },
          { up_to: 300_000, percent: 12 },
          { up_to: null, percent: 15 },
        ],
        source: "The state's proposal as Taxscan quotes it; BankBazaar, 5 September 2025, and Digit, 2025, agree",
        confidence: 'medium',
      },
    ],
  },
  Gujarat: {
    rules: [
      {
        id: 'gujarat',
        fuel: 'any',
        measure: 'price',
        bands: [{ up_to: null, percent: 6 }],
        source: 'Reports of April 2025 on the lump-sum tax, car&bike; Acko agrees',
        confidence: 'medium',
        caveat: 'One source takes it of the price before GST, which is less',
      },
      {
        id: 'gujarat-electric-2025',
        fuel: 'electric',
        since: '2025-04-18',
        until: '2026-03-31',
        measure: 'price',
        bands: [{ up_to: null, percent: 1 }],
        source: 'Announcement of the Minister for Transport of 18 April 2025, car&bike, 22 April 2025',
        confidence: 'medium',
      },
      {
        id: 'gujarat-electric-2026',
        fuel: 'electric',
        since: '2026-04-01',
        measure: 'price',
        bands: [{ up_to: null, percent: 6 }],
        source: 'The general rate, once the announcement of 18 April 2025 has ended',
        confidence: 'low',
        caveat: 'Nothing was found that prolongs the 1 % of the year before',
      },
    ],
  },
  Maharashtra: {
    rules: [
      {
        id: 'maharashtra',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 99, percent: 10 },
          { up_to: 299, percent: 11 },
          { up_to: null, percent: 12 },
        ],
        minimum: 1500,
        source: 'Road-tax guides of Cars24 and Digit, 2025',
        confidence: 'medium',
        caveat: 'An imported one pays 20 %',
      },
      {
        id: 'maharashtra-electric-2021',
        ...electricExemption,
        since: '2021-07-13',
        until: '2025-03-31',
        source: 'Maharashtra Electric Vehicle Policy 2021, Business Standard, 13 July 2021',
        confidence: 'medium',
      },
      {
        id: 'maharashtra-electric-2025',
        ...electricExemption,
        since: '2025-04-01',
        until: '2030-03-31',
        source: 'Maharashtra Electric Vehicle Policy 2025, Devdiscourse, 24 May 2025',
        confidence: 'medium',
      },
    ],
  },
  Rajasthan: {
    rules: [
      {
        id: 'rajasthan',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 200, percent: 8, confidence: 'medium' },
          { up_to: 500, percent: 13 },
          { up_to: null, percent: 15 },
        ],
        source: "BankBazaar's road-tax guide of 21 September 2025; others differ above 200 cc (10 %, then 12 or 18 %)",
        confidence: 'low',
        caveat: 'A green tax comes on top, whose amount was not found',
      },
      {
        id: 'rajasthan-electric-2022',
        ...electricExemption,
        since: '2022-09-01',
        until: '2027-08-31',
        source: 'Rajasthan Electric Vehicle Policy 2022, in force for five years from 1 September 2022, policy digests',
        confidence: 'medium',
      },
    ],
    cesses: [
      {
        id: 'rajasthan-surcharge',
        key: 'road_tax_surcharge',
        charge: { percent_of: 'road_tax', percent: 12.5 },
        source: "BankBazaar's road-tax guide of 21 September 2025; a second guide agrees",
        confidence: 'medium',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
