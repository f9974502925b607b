/** The list with an entry at its head, at most `limit` long and without an older entry of the same name. */
export function latestFirst<Entry>(
  list: readonly Entry[],
  entry: Entry,
  nameOf: (entry: Entry) => string,
  limit: number,
): readonly Entry[] {
  const name = nameOf(entry);
  return [entry, ...list.filter((other) => nameOf(other) !== name)].slice(0, limit);
}

/** A stored list without the entries that are none any more. */
export const restoreList =
  <Entry>(isEntry: (entry: unknown) => entry is Entry) =>
  (stored: unknown): readonly Entry[] | undefined =>
    Array.isArray(stored) ? stored.filter(isEntry) : undefined;

export const isText = (value: unknown): value is string => typeof value === 'string';
