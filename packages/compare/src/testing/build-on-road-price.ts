import { type OnRoadPrice, onRoadPriceSchema } from '@dopahiya/domain/prices';

/** Builds an on-road price in a city: road tax 8 %, insurance ₹9,000 plus 2 %. */
export function buildOnRoadPrice(price = 181118, city = 'Delhi'): OnRoadPrice {
  const tax = Math.round(price * 0.08);
  const insurance = 9000 + Math.round(price * 0.02);
  const line = (key: string, label: string, amount: number, group: string) => ({
    key,
    label,
    amount,
    group,
    confidence: 'high',
  });
  return onRoadPriceSchema.parse({
    variant: null,
    city,
    ex_showroom_price: price,
    rto_charges: tax,
    insurance_price: insurance,
    other_charges: 500,
    on_road_price: price + tax + insurance + 500,
    lines: [
      line('ex_showroom', 'Ex-showroom price', price, 'ex_showroom'),
      line('road_tax', 'Road tax', tax, 'rto'),
      line('insurance', 'Insurance', insurance, 'insurance'),
      line('fastag', 'Handling', 500, 'other'),
    ],
    confidence: 'high',
    date: '2026-06-14',
    price_month: '2026-06',
  });
}
