import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Paper } from '../quotation/read-paper.ts';

/** Loads what reads quotations: dozens of rules and names, which nobody needs before there is a text. */
export const loadReader = () => import('../quotation/read-paper.ts');

/** A dealer's text as it is read on this device; the server reads it where no script does, and its answer comes with the page. */
export const quotationQueries = {
  paper: (text: string) =>
    queryOptions({
      queryKey: ['quotation', text],
      queryFn: async (): Promise<Paper> => (await loadReader()).readPaper(text),
      // It is read here, with a connection or without.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10_000,
      placeholderData: keepPreviousData,
    }),
};
