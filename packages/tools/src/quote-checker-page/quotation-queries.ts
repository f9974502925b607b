import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readableLength } from '../quotation/quotation.ts';
import type { Paper } from '../quotation/read-paper.ts';
import { readingBeside } from './read-beside.ts';

// What reads is loaded when it is wanted: dozens of rules and names, which nobody needs before there is a text.
const { prepare, read } = readingBeside({
  start: async () => {
    if (typeof Worker === 'undefined') throw new Error('There are no workers here.');
    return new (await import('#quotation-worker?worker')).default();
  },
  loadReader: () => import('../quotation/read-paper.ts'),
});

/** Loads what reads quotations, before there is a text. */
export const prepareReader = prepare;

/** A dealer's text as it is read on this device; the server reads it where no script does, and its answer comes with the page. */
export const quotationQueries = {
  paper: (text: string) => {
    // One character more than is read says that there is more.
    const begun = text.slice(0, readableLength + 1);
    return queryOptions({
      queryKey: ['quotation', begun],
      queryFn: ({ signal }): Promise<Paper> => read(begun, signal),
      // It is read here, with a connection or without.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10_000,
      placeholderData: keepPreviousData,
    });
  },
};
