/** One thing that this browser remembers of its visitor. */
export interface Remembered<Value> {
  /** What holds while nothing is remembered, and on the server. */
  initial: Value;
  /** What is remembered: the same object until it changes. */
  read: () => Value;
  /** Remembers a value; false where the browser stores nothing, so that it lasts no longer than the page. */
  write: (value: Value) => boolean;
  /** Calls `run` after each change, in this tab or another, until the function that it gives is called. */
  watch: (run: () => void) => () => void;
}

interface RememberedOptions<Value> {
  /** Its name in the browser's storage. */
  key: string;
  initial: Value;
  /** What was stored, made into a value; undefined where it is none: an older edition of the site may have stored it. */
  restore: (stored: unknown) => Value | undefined;
}

/** Something that the browser stores from visit to visit under one key, as JSON. */
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
 * Calls `run` when one of `runs` is called here, when another tab changes the storage, and when the page is shown again as the
 * visitor left it, for which other pages may have changed it; returns what ends this.
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
