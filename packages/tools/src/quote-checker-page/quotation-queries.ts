import { readableLength } from '@dopahiya/engines/quotation';
import type { Paper } from '@dopahiya/engines/quotation-reader';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The parser with its rules and names is loaded only when there is text to read. */
const loadReader = () => import('./quotation-reader.ts');

/** Preloads the parser; failures are ignored, as reading a text retries. */
export const prepareReader = (): void => void loadReader().then(({ prepare }) => prepare(), Boolean);

/** Parses a dealer's text in the browser; without scripts the server does, and its result comes with the page. */
export const quotationQueries = {
  paper: (text: string) => {
    // One extra character shows that the text was truncated.
    const begun = text.slice(0, readableLength + 1);
    return queryOptions({
      queryKey: ['quotation', begun],
      queryFn: async ({ signal }): Promise<Paper> => (await loadReader()).read(begun, signal),
      // Parsing is local and works offline.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 10_000,
      placeholderData: keepPreviousData,
    });
  },
};
