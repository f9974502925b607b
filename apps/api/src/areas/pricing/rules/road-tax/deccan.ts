import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax on the Deccan. */
export const deccanRoadTax = {
  'Andhra Pradesh': {
    rules: [
      {
        id: 'andhra-pradesh-2022',
        fuel: 'any',
        since: '2022-01-01',
        measure: 'price',
        bands: [
          { up_to: 50_000, percent: 9 },
          { up_to: null, percent: 12 },
        ],
        source:
          'Amendment bill of November 2021, The New Indian Express, 24 November 2021; the first day is general knowledge',
        confidence: 'high',
      },
      {
        id: 'andhra-pradesh-electric-2024',
        ...electricExemption,
        since: '2024-12-11',
        until: '2029-12-10',
        source:
          'Andhra Pradesh Sustainable Electric Mobility Policy 4.0 of 11 December 2024 for five years, Mint, 12 December 2024',
        confidence: 'medium',
      },
    ],
  },
  Karnataka: {
    rules: [
      {
        id: 'karnataka',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 50_000, percent: 10 },
          { up_to: 100_000, percent: 12 },
          { up_to: null, percent: 18 },
        ],
        source:
          'Schedule A1 of the Karnataka Motor Vehicles Taxation Act as the Transport Department showed it on 23 May 2017',
        confidence: 'high',
      },
      {
        id: 'karnataka-electric-2016',
        ...electricExemption,
        since: '2016-03-01',
        until: '2024-03-06',
        source: 'Exemption of all electric vehicles since March 2016, Editorji, March 2024',
        confidence: 'medium',
      },
      {
        id: 'karnataka-electric-2024',
        fuel: 'electric',
        since: '2024-03-07',
        measure: 'price',
        bands: [
          { up_to: 2_500_000, percent: 0 },
          { up_to: null, percent: 10 },
        ],
        source: 'Amendment in force from 7 March 2024, Editorji, March 2024',
        confidence: 'medium',
      },
    ],
    cesses: [
      {
        id: 'karnataka-cess',
        key: 'road_tax_cess',
        charge: { percent_of: 'road_tax', percent: 11 },
        source: 'Press on the amendment bill of December 2024, which names the cess in force, Moneycontrol',
        confidence: 'medium',
      },
      {
        id: 'karnataka-welfare-cess-2025',
        key: 'welfare_cess',
        charge: { rupees: 500 },
        since: '2025-02-01',
        source: 'Karnataka Motor Vehicles Taxation (Second Amendment) Act 2024, Hindustan Times, 21 January 2025',
        confidence: 'high',
      },
    ],
  },
  Telangana: {
    rules: [
      {
        id: 'telangana-2022',
        fuel: 'any',
        until: '2025-08-13',
        measure: 'price',
        bands: [
          { up_to: 50_000, percent: 9 },
          { up_to: null, percent: 12 },
        ],
        source: 'Order of May 2022, NTV Telugu',
        confidence: 'medium',
      },
      {
        id: 'telangana-2025',
        fuel: 'any',
        since: '2025-08-14',
        measure: 'price',
        bands: [
          { up_to: 50_000, percent: 9 },
          { up_to: 100_000, percent: 12, confidence: 'low' },
          { up_to: 200_000, percent: 15, confidence: 'low' },
          { up_to: null, percent: 18 },
        ],
        source:
          'G.O.Ms. 53 of 13 August 2025, The New Indian Express and Siasat, 14 August 2025; the two steps between are general knowledge',
        confidence: 'high',
      },
      {
        id: 'telangana-electric-2024',
        ...electricExemption,
        since: '2024-11-18',
        until: '2026-12-31',
        source: 'Order of November 2024 that waives tax and fee, EVMechanica',
        confidence: 'medium',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
