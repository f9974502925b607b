const FOLDS = 10;

/** Returns the 32-bit FNV-1a hash of a text. */
export function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0;
  return mark;
}

/**
 * Values each row with a model fitted on the rows of other folds; rows with the same key, such as one bike listed in two cities, share a
 * fold.
 */
export function outOfFold<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row, index: number) => string,
  fit: (others: readonly Row[]) => (row: Row) => Value,
  seed = '1',
): Value[] {
  const foldOf = rows.map((row, index) => markOf(`${seed}|${keyOf(row, index)}`) % FOLDS);
  const values: Value[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const value = fit(rows.filter((_, index) => foldOf[index] !== fold));
    for (const [index, row] of rows.entries()) if (foldOf[index] === fold) values[index] = value(row);
  }
  return values;
}
