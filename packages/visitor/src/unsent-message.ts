import { remembered } from './remembered.ts';

/** Words to somebody that were typed and not sent, because their author must sign in first: the path of the page, and the words. */
export interface UnsentMessage {
  at: string;
  text: string;
}

/** As many characters as a message may have. */
const maxCharacters = 1000;

/** The one message that waits for its author to sign in; null when there is none. */
export const unsentMessage = remembered<UnsentMessage | null>({
  key: 'unsent-message',
  initial: null,
  restore: (stored) => {
    const { at, text } = (stored ?? {}) as Record<string, unknown>;
    if (typeof at !== 'string' || typeof text !== 'string') return undefined;
    return { at, text: text.slice(0, maxCharacters) };
  },
});
