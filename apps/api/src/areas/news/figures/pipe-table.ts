import { FigureError, maxTableRows } from './figure-words.ts';

/** Column of a table; numbers are right-aligned. */
interface Column {
  title: string;
  isNumber?: boolean;
}

export const number = (title: string): Column => ({ title, isNumber: true });
export const words = (title: string): Column => ({ title });

/** Builds a Markdown table. Cells are Markdown too: pass catalogue texts through `plain`. @throws FigureError if it is empty. */
export function pipeTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) throw new FigureError('The table is empty: ask for something that the catalogue has');
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.slice(0, maxTableRows).map(line),
  ].join('\n');
}

/** Escapes text for Markdown, on one line. */
export const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`*_[\]<>{}&#~]/g, (sign) => `\\${sign}`);
