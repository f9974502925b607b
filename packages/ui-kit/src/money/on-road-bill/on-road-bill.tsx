import type { OnRoadPrice, OnRoadPriceLine } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';

import * as texts from '#texts/on-road-bill';
import type { BillLine, PriceBill } from '../price-stone/price-bill.ts';
import { LineBasis } from './line-basis.tsx';
import { PriceNote } from './price-note.tsx';

type Group = OnRoadPriceLine['group'];
type Sum = 'ex_showroom_price' | 'rto_charges' | 'insurance_price' | 'other_charges';

const parts: readonly { group: Group; label: string; sum: Sum }[] = [
  { group: 'ex_showroom', label: texts.exShowroomPrice, sum: 'ex_showroom_price' },
  { group: 'rto', label: texts.rtoCharges, sum: 'rto_charges' },
  { group: 'insurance', label: texts.insurance, sum: 'insurance_price' },
  { group: 'other', label: texts.otherCharges, sum: 'other_charges' },
];

/** Converts an on-road price into a bill with four subtotals that expand to their lines. */
export function onRoadBill(price: OnRoadPrice): PriceBill {
  const lines = parts.map((part) => billLine(price, part));
  return { total: price.on_road_price, lines, note: <PriceNote price={price} /> };
}

function billLine(price: OnRoadPrice, { group, label, sum }: (typeof parts)[number]): BillLine {
  const lines = price.lines.filter((line) => line.group === group);
  const details = lines.map((line) => ({ label: titleOf(line), text: <LineBasis line={line} /> }));
  return { label, amount: price[sum], ...(details.length > 0 && { details }) };
}

const titleOf = ({ label, amount }: OnRoadPriceLine): string => texts.lineTitle(label, formatPrice(amount));
