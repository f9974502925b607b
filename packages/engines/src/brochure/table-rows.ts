import type { Column } from './columns.ts';
import type { Findings } from './findings.ts';
import { type Label, labelNamed, type Section, unitsOf, withUnits } from './label-table.ts';
import type { Row } from './sheet-cells.ts';

interface Table {
  columns: readonly Column[];
  section: Section;
}

/** Reads a row of a table whose columns are known: one value for the model, or one for each variant. */
export function readTableRow({ cells, line }: Row, { columns, section }: Table, found: Findings): void {
  const cellOf = (role: Column['role']) => cells[columns.findIndex((column) => column.role === role)];
  const labelCell = cellOf('label');
  const units = unitsOf(cellOf('unit')?.lower ?? '');
  const values = columns.flatMap((column, index) => {
    const value = cells[index];
    const label = labelCell && labelOf(column, labelCell.lower, section);
    return value && value.lower !== '' && label ? [{ column, value, label, labelCell }] : [];
  });
  for (const { column, value, label, labelCell: named } of values) {
    const pair = { label: withUnits(label, units), labelCell: named, value };
    found.keep(pair, line, column.role === 'variant' ? column.variant : null);
  }
  if (values.length === 0) found.refuseAll(cells, line, 'unknown');
}

/** Returns the label of a value; in a column for the front, 'Brake type' is that of the front brake. */
function labelOf(column: Column, words: string, section: Section): Label | null {
  if (column.role === 'side') return labelNamed(`${column.side} ${words}`, section);
  return column.role === 'variant' || column.role === 'value' ? labelNamed(words, section) : null;
}
