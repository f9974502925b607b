const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `end` once: when the visitor scrolls, presses or types, after `limit` ms, or when the returned function is called. */
export function untilMoved(limit: number, end: () => void): () => void {
  const stop = new AbortController();
  const finish = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    clearTimeout(timer);
    end();
  };
  const timer = setTimeout(finish, limit);
  for (const sign of signsOfLife) addEventListener(sign, finish, { passive: true, signal: stop.signal });
  return finish;
}
