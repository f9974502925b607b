import { createBackgroundReader } from './read-beside.ts';

/** What reads the visitor's texts, and what gets it ready. */
export const { prepare, read } = createBackgroundReader({
  start: async () => {
    if (typeof Worker === 'undefined') throw new Error('There are no workers here.');
    return new (await import('#quotation-worker?worker')).default();
  },
  loadReader: () => import('@dopahiya/engines/quotation-reader'),
});
