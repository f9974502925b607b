import { type StatePrices, statePricesSchema } from '@dopahiya/domain/prices';

const stateOf = (state: string, on_road_price: number | null) => ({
  state,
  ex_showroom_price: 181118,
  rto_charges: null,
  insurance_price: 12968,
  other_charges: 366,
  on_road_price,
  missing: on_road_price === null ? [{ key: 'road_tax', reason: 'No rule is known.' }] : [],
  confidence: 'low',
});

/** Builds the prices of `sampleOnRoadPrice`'s motorcycle in three states. */
export function buildStatePrices(): StatePrices {
  return statePricesSchema.parse({
    variant: 'Redditch',
    date: '2026-11-21',
    version: '2026-11-21',
    price_month: '2026-06',
    states: [stateOf('Sikkim', 195352), stateOf('Delhi', 209241), stateOf('Lakshadweep', null)],
  });
}
