import { readableLength } from '@dopahiya/engines/quotation';
import type { Paper } from '@dopahiya/engines/quotation-reader';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What reads is loaded when it is wanted: dozens of rules and names, which nobody needs before there is a text. */
const loadReader = () => import('./quotation-reader.ts');

/** Gets ready for a text; what fails here is tried again with the text. */
export const prepareReader = (): void => void loadReader().then(({ prepare }) => prepare(), Boolean);

/** A dealer's text as it is read on this device; the server reads it where no script does, and its answer comes with the page. */
export const quotationQueries = {
  paper: (text: string) => {
    // One character more than is read says that there is more.
    const begun = text.slice(0, readableLength + 1);
    return queryOptions({
      queryKey: ['quotation', begun],
      queryFn: async ({ signal }): Promise<Paper> => (await loadReader()).read(begun, signal),
      // It is read here, with a connection or without.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10_000,
      placeholderData: keepPreviousData,
    });
  },
};
