import type { Range } from './assumptions.ts';

/** Maintenance costs of a vehicle class in 2026 rupees, and intervals in km; general knowledge with spot checks. */
interface CostClass {
  /** Yearly service cost at 10,000 km. */
  service: Range;
  tyreFront: Range;
  tyreRear: Range;
  tyreFrontKm: number;
  tyreRearKm: number;
  chain: Range | null;
  chainKm: number;
  pads: Range;
  /** Key of the insurance renewal table. */
  renewal: keyof typeof renewals;
}

const range = (from: number, to: number): Range => ({ from, usual: (from + to) / 2, to });

/** Tariff premiums with GST by renewal year: own damage from the second year, third party again from the sixth. */
export const renewals = {
  scooter110: [880, 790, 690, 600, 1410, 1400, 1390, 1375, 1360],
  '125': [960, 860, 740, 630, 1440, 1425, 1410, 1400, 1390],
  '160': [1190, 1040, 880, 730, 2300, 2280, 2260, 2240, 2220],
  '200': [1320, 1150, 960, 790, 2340, 2320, 2300, 2275, 2250],
  '350': [1650, 1430, 1160, 930, 2470, 2435, 2400, 2370, 2340],
  '450': [2200, 1870, 1490, 1170, 4370, 4325, 4280, 4230, 4180],
  '650': [2790, 2360, 1850, 1420, 4580, 4520, 4460, 4400, 4340],
} as const;

const costClasses = {
  commuter: {
    service: range(1500, 3500),
    tyreFront: range(1300, 2000),
    tyreRear: range(1500, 2600),
    tyreFrontKm: 30_000,
    tyreRearKm: 22_000,
    chain: range(900, 1500),
    chainKm: 20_000,
    pads: range(150, 450),
    renewal: '125',
  },
  scooter: {
    service: range(1800, 4000),
    tyreFront: range(1200, 1800),
    tyreRear: range(1300, 1900),
    tyreFrontKm: 22_000,
    tyreRearKm: 18_000,
    chain: range(700, 1500),
    chainKm: 24_000,
    pads: range(150, 500),
    renewal: 'scooter110',
  },
  '150-200': {
    service: range(2500, 5500),
    tyreFront: range(1800, 3200),
    tyreRear: range(2800, 4500),
    tyreFrontKm: 25_000,
    tyreRearKm: 16_000,
    chain: range(1300, 2600),
    chainKm: 20_000,
    pads: range(300, 800),
    renewal: '160',
  },
  '350': {
    service: range(4000, 8000),
    tyreFront: range(2500, 4500),
    tyreRear: range(3500, 6000),
    tyreFrontKm: 25_000,
    tyreRearKm: 16_000,
    chain: range(2200, 3800),
    chainKm: 22_000,
    pads: range(500, 1200),
    renewal: '350',
  },
  'sport300-400': {
    service: range(6000, 12_000),
    tyreFront: range(4500, 8000),
    tyreRear: range(6000, 11_000),
    tyreFrontKm: 18_000,
    tyreRearKm: 11_000,
    chain: range(4000, 7000),
    chainKm: 20_000,
    pads: range(900, 2500),
    renewal: '450',
  },
  big: {
    service: range(12_000, 35_000),
    tyreFront: range(8000, 16_000),
    tyreRear: range(11_000, 24_000),
    tyreFrontKm: 15_000,
    tyreRearKm: 9000,
    chain: range(8000, 18_000),
    chainKm: 22_000,
    pads: range(2500, 6000),
    renewal: '650',
  },
  electric: {
    service: range(1000, 3000),
    tyreFront: range(1300, 2200),
    tyreRear: range(1500, 2500),
    tyreFrontKm: 22_000,
    tyreRearKm: 16_000,
    chain: null,
    chainKm: 1,
    pads: range(250, 700),
    renewal: 'scooter110',
  },
} as const satisfies Record<string, CostClass>;

interface Classed {
  isElectric: boolean;
  isScooter: boolean;
  displacement: number | null;
}

/** Returns the cost class of a two-wheeler. */
export function costClassOf({ isElectric, isScooter, displacement }: Classed): CostClass {
  const size = displacement ?? 110;
  if (isElectric) return costClasses.electric;
  if (size > 450) return costClasses.big;
  if (size > 250) return size < 355 ? costClasses['350'] : costClasses['sport300-400'];
  if (isScooter) return costClasses.scooter;
  return size <= 130 ? costClasses.commuter : costClasses['150-200'];
}
