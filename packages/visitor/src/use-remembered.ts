import { useSyncExternalStore } from 'react';
import type { Remembered } from './remembered.ts';

/** What is remembered, and the way to change it; the first render shows `initial`, as the server did. */
export function useRemembered<Value>(memory: Remembered<Value>): readonly [Value, Remembered<Value>['write']] {
  const value = useSyncExternalStore(memory.watch, memory.read, () => memory.initial);
  return [value, memory.write];
}

/** What follows from what is remembered, for a component of which a page has many: it renders anew only when that changes. */
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
