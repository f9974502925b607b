import { useSyncExternalStore } from 'react';
import type { Remembered } from './remembered.ts';

/** Returns a remembered value and its setter; the first render uses `initial`, as on the server. */
export function useRemembered<Value>(memory: Remembered<Value>): readonly [Value, Remembered<Value>['write']] {
  const value = useSyncExternalStore(memory.watch, memory.read, () => memory.initial);
  return [value, memory.write];
}

/** Returns a value derived from a remembered one, and re-renders only when it changes: for components with many instances per page. */
export function useFromRemembered<Value, Fact extends string | number | boolean>(
  memory: Remembered<Value>,
  factOf: (value: Value) => Fact,
): Fact {
  return useSyncExternalStore(
    memory.watch,
    () => factOf(memory.read()),
    () => factOf(memory.initial),
  );
}
