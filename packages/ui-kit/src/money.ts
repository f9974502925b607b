export { type EmiRow, EmiTable, type EmiTableProps } from './money/emi-table/emi-table.tsx';
export type { BillLine, PriceBill, PriceState } from './money/price-stone/price-bill.ts';
export { PriceStone, type PriceStoneProps } from './money/price-stone/price-stone.tsx';
export { Price, type PriceProps } from './money/price/price.tsx';
export { Stone, type StoneProps } from './money/stone/stone.tsx';
export { ValueRange, type ValueRangeProps } from './money/value-range/value-range.tsx';
export { estimateNote } from './money/on-road-bill/estimate-note.ts';
export { onRoadBill } from './money/on-road-bill/on-road-bill.tsx';
export { copyPriceDetails, priceDetails, sharePriceDetails } from './money/on-road-bill/price-details.ts';
