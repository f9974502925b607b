import type { ChoiceUse } from '@dopahiya/domain/requests';
import type { BodyStyle } from '@dopahiya/domain/specifications';

/** What a use asks of a bike. */
export interface UseRule {
  /** Body styles that do not suit the use. */
  unsuited: readonly BodyStyle[];
  /** Minimum top speed in km/h; asked only of electric bikes, whose speed may be limited by law. */
  minElectricSpeed: number;
  /** Minimum and maximum power in bhp. */
  minPower?: number;
  maxPower?: number;
  /** Maximum kerb weight in kg. */
  maxWeight?: number;
  needsAbs?: boolean;
}

const rules: Readonly<Record<ChoiceUse, UseRule>> = {
  commute: { unsuited: ['superbike', 'tourer'], minElectricSpeed: 45 },
  family: {
    unsuited: ['superbike', 'sports', 'caferacer', 'scrambler', 'moped'],
    minElectricSpeed: 55,
  },
  highway: { unsuited: ['moped'], minElectricSpeed: 100, minPower: 15, needsAbs: true },
  first: { unsuited: ['superbike', 'moped'], minElectricSpeed: 45, maxPower: 20, maxWeight: 150 },
  delivery: { unsuited: ['superbike', 'sports', 'tourer', 'adventure'], minElectricSpeed: 55, maxPower: 12 },
};

/** Returns what a use asks of a bike: our judgement, said on the page. */
export const ruleOf = (use: ChoiceUse): UseRule => rules[use];
