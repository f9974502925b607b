import type { StateRoadTax } from './road-tax-rule.ts';

/** Road tax on the islands of India; no source names that of two-wheelers on Lakshadweep. */
export const islandRoadTax = {
  'Andaman and Nicobar Islands': {
    rules: [
      {
        id: 'andaman-and-nicobar-islands',
        fuel: 'any',
        measure: 'displacement',
        bands: [
          { up_to: 80, rupees: 1560 },
          { up_to: 170, rupees: 3125 },
          { up_to: 250, rupees: 4685 },
          { up_to: null, rupees: 6250 },
        ],
        source: "BankBazaar's road-tax guide of 2026",
        confidence: 'low',
        caveat: 'The same guide also speaks of 6 % of the invoice for any vehicle',
      },
    ],
  },
  Lakshadweep: { rules: [] },
} as const satisfies Record<string, StateRoadTax>;
