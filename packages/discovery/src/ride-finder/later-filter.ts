import { hydrateLater } from '@dopahiya/lazy-start';

/** `OtherFilter`, loaded when a tab other than the first is chosen. */
export const OtherFilter = hydrateLater(async () => (await import('./other-filter.tsx')).OtherFilter, {
  room: '300px',
});
