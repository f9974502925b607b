import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the far south of India. */
export const southernRoadTax = {
  Kerala: {
    rules: [
      {
        id: 'kerala-before-2023',
        fuel: 'any',
        until: '2023-03-31',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 8, confidence: 'medium' },
          { up_to: 200_000, percent: 10, confidence: 'medium' },
          { up_to: null, percent: 21 },
        ],
        source: 'Mathrubhumi, 2023: 2 % were added up to ₹2 lakh on 1 April 2023; above it, general knowledge',
        confidence: 'low',
      },
      {
        id: 'kerala-2023',
        fuel: 'any',
        since: '2023-04-01',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 10, confidence: 'medium' },
          { up_to: 200_000, percent: 12 },
          { up_to: null, percent: 21 },
        ],
        source: "ICICI Lombard's road-tax guide and Mathrubhumi, 2023; above ₹1 lakh, general knowledge",
        confidence: 'low',
      },
      {
        id: 'kerala-electric',
        fuel: 'electric',
        measure: 'price',
        bands: [{ up_to: null, percent: 5 }],
        source: 'Order in force from 1 April 2025, which leaves two-wheelers at 5 %, Kerala Kaumudi, 1 April 2025',
        confidence: 'high',
      },
    ],
    cesses: [
      {
        id: 'kerala-cess-before-2023',
        key: 'road_safety_cess',
        charge: { rupees: 50 },
        until: '2023-03-31',
        source: 'Mathrubhumi, 2023',
        confidence: 'high',
      },
      {
        id: 'kerala-cess-2023',
        key: 'road_safety_cess',
        charge: { rupees: 100 },
        since: '2023-04-01',
        source: 'State budget of 2023, Mathrubhumi, 2023',
        confidence: 'high',
      },
    ],
  },
  Puducherry: {
    rules: [
      {
        id: 'puducherry',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 55, rupees: 0 },
          { up_to: 75, rupees: 450 },
          { up_to: 170, rupees: 850 },
          { up_to: null, rupees: 1200 },
        ],
        source: "BankBazaar's road-tax guide, 2025; others agree that the engine decides",
        confidence: 'low',
      },
    ],
  },
  'Tamil Nadu': {
    rules: [
      {
        id: 'tamil-nadu-before-2023',
        fuel: 'any',
        until: '2023-11-08',
        measure: 'price',
        bands: [{ up_to: null, percent: 8 }],
        source: 'General knowledge',
        confidence: 'low',
      },
      {
        id: 'tamil-nadu-2023',
        fuel: 'any',
        since: '2023-11-09',
        measure: 'price',
        bands: [
          { up_to: 100_000, percent: 10 },
          { up_to: null, percent: 12 },
        ],
        source:
          'Amendment of 2023 to the Tamil Nadu Motor Vehicles Taxation Act, The Hindu, 11 October and 9 November 2023',
        confidence: 'high',
      },
      {
        id: 'tamil-nadu-electric',
        ...electricExemption,
        until: '2025-12-31',
        source: 'Orders of November 2020 and 2023, The Hindu, 30 December 2022, and NDTV Profit, 31 December 2025',
        confidence: 'high',
      },
      {
        id: 'tamil-nadu-electric-2026',
        ...electricExemption,
        since: '2026-01-01',
        until: '2027-12-31',
        source: 'Government order of 29 December 2025, Business Standard and NDTV Profit, 31 December 2025',
        confidence: 'high',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
