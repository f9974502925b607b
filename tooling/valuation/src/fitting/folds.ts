const FOLDS = 10;

/** A number that a text stands for, the same everywhere: FNV-1a of 32 bit. */
export function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) mark = Math.imul(mark ^ byte, 0x01000193) >>> 0;
  return mark;
}

/**
 * Values each row by what was fitted on the rows of other folds; rows of one key, such as one bike that was listed in two
 * cities, are in one fold.
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
