export type { PriceBill, PriceState } from './money/price-stone/price-bill.ts';
export { PriceStone } from './money/price-stone/price-stone.tsx';
export { Price } from './money/price/price.tsx';
export { Stone } from './money/stone/stone.tsx';
export { estimateNote } from './money/on-road-bill/estimate-note.ts';
export { onRoadBill } from './money/on-road-bill/on-road-bill.tsx';
export { copyPriceDetails, priceDetails, sharePriceDetails } from './money/on-road-bill/price-details.ts';
