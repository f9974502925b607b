/** The item at an index that may lie past either end: the list is read as a ring. */
export function ringItem<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An empty list has no item to give; pass at least one.');
  return item;
}
