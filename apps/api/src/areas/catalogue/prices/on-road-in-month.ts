import type { PricePoint } from '@dopahiya/domain/prices';
import { type OnRoadPrice, priceOnRoad, PricingError, type VariantFacts } from '../../pricing/index.ts';

type OnRoadOfMonth = Pick<PricePoint, 'on_road_price' | 'on_road_unknown'>;

/**
 * Computes the on-road price by the rules of a month, if they were the same on its first and last day. It is unknown while a subsidy ran:
 * no source says whether the listed price already had it deducted.
 */
export function onRoadInMonth(
  variant: VariantFacts,
  { name, state }: { name: string; state: string },
  { month, today }: { month: string; today: string },
): OnRoadOfMonth {
  const last = lastDayOf(month);
  const prices = [`${month}-01`, last < today ? last : today].map((date) =>
    priceIfKnown(() => priceOnRoad({ variant, city: { name, state }, date })),
  );
  const [first, second] = prices;
  if (!first || !second || first.on_road_price === null || second.on_road_price === null) return unknown('no_rules');
  if (first.on_road_price !== second.on_road_price) return unknown('rules_changed');
  if (first.lines.some(({ key }) => key === 'subsidy')) return unknown('subsidy');
  return { on_road_price: first.on_road_price, on_road_unknown: null };
}

const unknown = (on_road_unknown: PricePoint['on_road_unknown']): OnRoadOfMonth => ({
  on_road_price: null,
  on_road_unknown,
});

function priceIfKnown(price: () => OnRoadPrice): OnRoadPrice | null {
  try {
    return price();
  } catch (error) {
    if (error instanceof PricingError && error.code === 'date_before_rules') return null;
    throw error;
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
