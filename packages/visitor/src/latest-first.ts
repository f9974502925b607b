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
