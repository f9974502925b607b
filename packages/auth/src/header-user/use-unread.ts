import { useApi } from '@dopahiya/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns the number of unread messages; 0 while unknown or signed out. */
export function useUnread(name: string | null): number {
  const [api, client] = [useApi(), useQueryClient()];
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (name === null) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    void (async () => {
      // On failure the header just shows no count.
      const loaded = await import('./watch-unread.ts').catch(() => null);
      if (loaded && !isOver) end = loaded.watchUnread(api, client, name, setCount);
    })();
    return () => {
      isOver = true;
      end?.();
      setCount(0);
    };
  }, [api, client, name]);
  return count;
}
