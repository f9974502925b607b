import { electricExemption, type StateRoadTax } from './road-tax-rule.ts';

/** Road tax in the middle of India. */
export const centralRoadTax = {
  Chhattisgarh: {
    rules: [
      {
        id: 'chhattisgarh',
        fuel: 'any',
        measure: 'price',
        bands: [{ up_to: null, percent: 7 }],
        source: 'General knowledge, November 2026',
        confidence: 'low',
        caveat: "Insurers' guides of 2025 print 4 %",
      },
    ],
  },
  'Madhya Pradesh': {
    rules: [
      {
        id: 'madhya-pradesh',
        fuel: 'any',
        measure: 'price',
        bands: [{ up_to: null, percent: 7 }],
        source: 'General knowledge, November 2026; the quarterly sums that guides print are obsolete',
        confidence: 'low',
      },
      {
        id: 'madhya-pradesh-electric-2025',
        ...electricExemption,
        since: '2025-03-27',
        until: '2026-03-26',
        source: 'Madhya Pradesh Electric Vehicle Policy 2025, Ghamasan, 10 April 2025',
        confidence: 'medium',
      },
    ],
  },
  'Uttar Pradesh': {
    rules: [
      {
        id: 'uttar-pradesh-before-2025',
        fuel: 'any',
        until: '2025-04-20',
        measure: 'price',
        bands: [
          { up_to: 39_999, percent: 7 },
          { up_to: null, percent: 8 },
        ],
        source: 'Press reports on the notification of 21 April 2025, which name the rate before it',
        confidence: 'medium',
      },
      {
        id: 'uttar-pradesh-2025',
        fuel: 'any',
        since: '2025-04-21',
        measure: 'price',
        bands: [
          { up_to: 39_999, percent: 7 },
          { up_to: null, percent: 9 },
        ],
        source: 'Notification of the Government of Uttar Pradesh of 21 April 2025, NewsBuck',
        confidence: 'high',
      },
      {
        id: 'uttar-pradesh-electric-2022',
        ...electricExemption,
        since: '2022-10-14',
        until: '2025-10-13',
        source: 'Uttar Pradesh Electric Vehicle Manufacturing and Mobility Policy 2022, HT Auto, 5 March 2023',
        confidence: 'high',
      },
      {
        id: 'uttar-pradesh-electric-2025',
        fuel: 'electric',
        since: '2025-10-14',
        measure: 'price',
        bands: [{ up_to: null, percent: 9 }],
        source: 'Dainik Jagran, 13 October 2025',
        confidence: 'medium',
        caveat: 'One made in Uttar Pradesh is exempt until 13 Oct 2027',
      },
    ],
  },
  Uttarakhand: {
    rules: [
      {
        id: 'uttarakhand',
        fuel: 'any',
        measure: 'price',
        bands: [
          { up_to: 1_000_000, percent: 6 },
          { up_to: null, percent: 8 },
        ],
        source: "Digit Insurance's road-tax guide of 2025; another guide prints fixed sums",
        confidence: 'low',
      },
    ],
  },
} as const satisfies Record<string, StateRoadTax>;
