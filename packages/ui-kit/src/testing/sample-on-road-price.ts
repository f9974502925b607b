import { type OnRoadPrice, onRoadPriceSchema } from '@dopahiya/domain/prices';

const line = (key: string, label: string, amount: number, group: string) => ({
  key,
  label,
  amount,
  group,
  rule: `The rule of ${label.toLowerCase()}`,
  source: `The order on ${label.toLowerCase()}`,
  since: '2025-04-01',
  confidence: 'high',
});

const answer = {
  variant: 'Redditch',
  city: 'Delhi',
  state: 'Delhi',
  ex_showroom_price: 181118,
  rto_charges: 14789,
  insurance_price: 12968,
  other_charges: 366,
  on_road_price: 209241,
  lines: [
    line('ex_showroom', 'Ex-showroom price', 181118, 'ex_showroom'),
    line('road_tax', 'Road tax', 14489, 'rto'),
    line('registration', 'Registration fee', 300, 'rto'),
    line('own_damage', 'Own damage, 1 year', 12968, 'insurance'),
    line('number_plate', 'Number plates', 366, 'other'),
  ],
  missing: [],
  confidence: 'high',
  version: '2026-11-21',
  date: '2026-11-21',
  price_month: '2026-06',
};

/** Creates an on-road price of a motorcycle in Delhi; `facts` overrides any field. */
export function sampleOnRoadPrice(facts: Partial<OnRoadPrice> = {}): OnRoadPrice {
  return { ...onRoadPriceSchema.parse(answer), ...facts };
}
