import type { SpecificationTable } from '../specification-tables.ts';

/** The rows whose label or value contains a text, whatever its case, with their groups. */
export function matchingTables(tables: SpecificationTable[], search: string): SpecificationTable[] {
  const text = search.trim().toLowerCase();
  if (text === '') return tables;
  const matches = ({ label, value }: SpecificationTable['rows'][number]) =>
    label.toLowerCase().includes(text) || value.toLowerCase().includes(text);
  return tables.map(({ name, rows }) => ({ name, rows: rows.filter(matches) })).filter(({ rows }) => rows.length > 0);
}
