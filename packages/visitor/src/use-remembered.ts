import { useSyncExternalStore } from 'react';
import type { Remembered } from './remembered.ts';

/** What is remembered, and the way to change it; the first render shows `initial`, as the server did. */
export function useRemembered<Value>(memory: Remembered<Value>): readonly [Value, Remembered<Value>['write']] {
  const value = useSyncExternalStore(memory.watch, memory.read, () => memory.initial);
  return [value, memory.write];
}
