/** A kept list without the entries that are none any more. */
export const restoreList =
  <Entry>(isEntry: (entry: unknown) => entry is Entry) =>
  (kept: unknown): readonly Entry[] | undefined =>
    Array.isArray(kept) ? kept.filter(isEntry) : undefined;

export const isText = (value: unknown): value is string => typeof value === 'string';
