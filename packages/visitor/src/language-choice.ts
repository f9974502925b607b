import { isText, remembered } from './remembered.ts';

/**
 * Code of the language that the visitor chose, or was offered and did not take; null while neither happened.
 */
export const languageChoice = remembered<string | null>({
  key: 'language',
  initial: null,
  restore: (stored) => (isText(stored) && stored !== '' ? stored : undefined),
});
