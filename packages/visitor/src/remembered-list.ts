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
