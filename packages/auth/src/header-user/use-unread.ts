import { useApi } from '@dopahiya/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How many messages somebody has not seen; 0 while nobody knows, and for nobody. */
export function useUnread(name: string | null): number {
  const [api, client] = [useApi(), useQueryClient()];
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (name === null) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    void (async () => {
      // The header is right without it.
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
