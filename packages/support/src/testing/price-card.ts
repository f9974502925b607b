import type { ChatAnswer } from '@dopahiya/domain/chat';

/** The card of an answer about an on-road price. */
export const priceCard: ChatAnswer['cards'][number] = {
  kind: 'price',
  title: 'Honda Activa, Pune',
  bikes: [],
  month: '2026-06',
  facts: [
    { label: 'On-road price', value: '₹94,019' },
    { label: 'Ex-showroom price', value: '₹78,166' },
  ],
  link: { label: 'See each line', href: '/price-checker?bike=activa&city=pune' },
};
