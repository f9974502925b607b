/** A table as spreadsheets and messages take it: a line for each row, a tab between its cells. */
export function tableText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}
