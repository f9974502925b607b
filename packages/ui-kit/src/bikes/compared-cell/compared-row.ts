/** Row that compares one fact of several bikes or variants. */
export interface ComparedRow {
  /** Label: 'Kerb weight'. */
  label: string;
  /** Values in the order of the columns; null if unknown. */
  values: readonly (string | null)[];
}

/** Group of related facts. */
export interface ComparedGroup {
  /** Title: 'Engine & Performance'. */
  title: string;
  /** Rows; a fact unknown for all bikes has none. */
  rows: readonly ComparedRow[];
}

/** Checks whether a value differs from the first one; unknown values never differ. */
export function differsFromFirst({ values }: ComparedRow, index: number): boolean {
  const [first] = values;
  const value = values[index];
  return typeof first === 'string' && typeof value === 'string' && value !== first;
}

/** Checks whether any value differs from the first one. */
export function hasDifference(row: ComparedRow): boolean {
  return row.values.some((_, index) => differsFromFirst(row, index));
}
