import { remembered } from './remembered.ts';

/** Maximum length of an address, in characters. */
const maxCharacters = 1000;

/** Address of a search for used bikes that waits to be saved until its visitor has signed in; null if there is none. */
export const unsavedSearch = remembered<string | null>({
  key: 'unsaved-search',
  initial: null,
  restore: (stored) => (typeof stored === 'string' && stored.length <= maxCharacters ? stored : undefined),
});
