import { ApiError } from '@dopahiya/api-client';
import { unsentMessage, useRemembered } from '@dopahiya/visitor';
import { useState } from 'react';

/** Draft text of the page at this path, kept across a sign-in. */
export function useUnsentText(at: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, write] = useRemembered(unsentMessage);
  const isKept = kept?.at === at;
  const keep = (text: string) => void write(text.trim() === '' ? null : { at, text });
  return {
    text: typed ?? (isKept ? kept.text : ''),
    onText: setTyped,
    keep,
    /** Keeps the text if it was not sent because the session has expired. */
    keepIfSignedOut: (error: unknown, text: string | null | undefined) => {
      if (error instanceof ApiError && error.status === 401 && typeof text === 'string') keep(text);
    },
    /** Clears the draft after it was sent. */
    forget: () => {
      setTyped('');
      if (isKept) write(null);
    },
  };
}
