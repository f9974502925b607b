import { paths } from '@dopahiya/domain/site';

/** The address of a search for a text, or of the empty search. */
export const toSearch = (text: string): string => (text === '' ? paths.search : paths.searchFor(text));
