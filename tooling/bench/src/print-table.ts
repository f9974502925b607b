/** Prints rows under a heading, every column as wide as its longest cell; figures stand at the right. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const table = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${heading}\n${table.map(line).join('\n')}`);
}
