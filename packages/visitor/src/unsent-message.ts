import { remembered } from './remembered.ts';

/** Draft message that could not be sent because its author must sign in first: the path of the page, and the text. */
export interface UnsentMessage {
  at: string;
  text: string;
}

/** Maximum length of a message, in characters. */
const maxCharacters = 1000;

/** Draft message that waits for its author to sign in; null if there is none. */
export const unsentMessage = remembered<UnsentMessage | null>({
  key: 'unsent-message',
  initial: null,
  restore: (stored) => {
    const { at, text } = (stored ?? {}) as Record<string, unknown>;
    if (typeof at !== 'string' || typeof text !== 'string') return undefined;
    return { at, text: text.slice(0, maxCharacters) };
  },
});
