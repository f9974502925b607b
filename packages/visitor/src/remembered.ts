import { useSyncExternalStore } from 'react';

/** Value that this browser remembers for its visitor. */
export interface Remembered<Value> {
  /** Value while nothing is stored, and on the server. */
  initial: Value;
  /** Returns the current value: the same object until it changes. */
  read: () => Value;
  /** Stores a value; returns false if the browser stores nothing, so that it is lost with the page. */
  write: (value: Value) => boolean;
  /** Calls `run` after each change, in this tab or another; returns the function that unsubscribes. */
  watch: (run: () => void) => () => void;
}

interface RememberedOptions<Value> {
  /** Key in localStorage. */
  key: string;
  initial: Value;
  /** Parses a stored value; undefined if it is invalid, as an older version of the site may have stored it. */
  restore: (stored: unknown) => Value | undefined;
}

/** Creates a value that the browser stores across visits under one key, as JSON. */
export function remembered<Value>({ key, initial, restore }: RememberedOptions<Value>): Remembered<Value> {
  let text: string | null = null;
  let value = initial;
  let isStored = true;
  const runs = new Set<() => void>();
  const read = () => {
    const stored = isStored ? readText(key) : text;
    if (stored === text) return value;
    text = stored;
    value = (stored === null ? undefined : restore(parse(stored))) ?? initial;
    return value;
  };
  const write = (next: Value) => {
    [text, value] = [JSON.stringify(next), next];
    isStored = writeText(key, text);
    for (const run of runs) run();
    return isStored;
  };
  return { initial, read, write, watch: (run) => watchStorage(runs, run) };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls `run` when a function in `runs` is called, when another tab changes the storage, and when the page is
 * restored from the back-forward cache, as other pages may have changed the storage; returns the function that
 * unsubscribes.
 */
export function watchStorage(runs: Set<() => void>, run: () => void): () => void {
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  runs.add(run);
  addEventListener('storage', run);
  addEventListener('pageshow', showAgain);
  return () => {
    runs.delete(run);
    removeEventListener('storage', run);
    removeEventListener('pageshow', showAgain);
  };
}

/** Returns the list with an entry moved or added to the front, cut to `limit`. */
export function latestFirst<Entry>(
  list: readonly Entry[],
  entry: Entry,
  nameOf: (entry: Entry) => string,
  limit: number,
): readonly Entry[] {
  const name = nameOf(entry);
  return [entry, ...list.filter((other) => nameOf(other) !== name)].slice(0, limit);
}

/** Returns a function that restores a stored list without its invalid entries. */
export const restoreList =
  <Entry>(isEntry: (entry: unknown) => entry is Entry) =>
  (stored: unknown): readonly Entry[] | undefined =>
    Array.isArray(stored) ? stored.filter(isEntry) : undefined;

export const isText = (value: unknown): value is string => typeof value === 'string';

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
