import { createBackgroundReader } from './read-beside.ts';

/** Background parser of the visitor's texts, with a function to preload it. */
export const { prepare, read } = createBackgroundReader({
  start: async () => {
    if (typeof Worker === 'undefined') throw new Error('There are no workers here.');
    return new (await import('#quotation-worker?worker')).default();
  },
  loadReader: () => import('@dopahiya/engines/quotation-reader'),
});
