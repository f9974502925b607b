/** One fact of several bikes or variants side by side. */
export interface ComparedRow {
  /** What is told: 'Kerb weight'. */
  label: string;
  /** What it is for each, in the order of the columns; null when it is not known. */
  values: readonly (string | null)[];
}

/** Facts that belong together. */
export interface ComparedGroup {
  /** What they tell of: 'Engine & Performance'. */
  title: string;
  /** The facts; one that is known for nobody has no row. */
  rows: readonly ComparedRow[];
}

/** Whether a value is another than the first one; what is not known differs from nothing. */
export function differsFromFirst({ values }: ComparedRow, index: number): boolean {
  const [first] = values;
  const value = values[index];
  return typeof first === 'string' && typeof value === 'string' && value !== first;
}

/** Whether any value is another than the first one. */
export function hasDifference(row: ComparedRow): boolean {
  return row.values.some((_, index) => differsFromFirst(row, index));
}
