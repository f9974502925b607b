import { ApiError } from '@dopahiya/api-client';
import { unsentMessage, useRemembered } from '@dopahiya/visitor';
import { useState } from 'react';

/** What is typed on the page of this path, found again there by who had to sign in first. */
export function useUnsentText(at: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, write] = useRemembered(unsentMessage);
  const isKept = kept?.at === at;
  const keep = (text: string) => void write(text.trim() === '' ? null : { at, text });
  return {
    text: typed ?? (isKept ? kept.text : ''),
    onText: setTyped,
    keep,
    /** Keeps what was not sent because the session is over. */
    keepIfSignedOut: (error: unknown, text: string | undefined) => {
      if (error instanceof ApiError && error.status === 401 && text !== undefined) keep(text);
    },
    /** Leaves nothing of it, once it is sent. */
    forget: () => {
      setTyped('');
      if (isKept) write(null);
    },
  };
}
