import { FigureError, maxTableRows } from './figure-words.ts';

/** What stands where a fact is not known. */
export const unknown = 'not known';

/** A column of a table; numbers stand on the right. */
interface Column {
  title: string;
  isNumber?: boolean;
}

export const number = (title: string): Column => ({ title, isNumber: true });
export const words = (title: string): Column => ({ title });

/** A table in Markdown. Cells are Markdown too: what comes from the catalogue goes through `plain`. @throws FigureError when it is empty. */
export function pipeTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) throw new FigureError('The table is empty: ask for something that the catalogue has');
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.slice(0, maxTableRows).map(line),
  ].join('\n');
}

/** Text that means nothing in Markdown, on one line. */
export const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`*_[\]<>{}&#~]/g, (sign) => `\\${sign}`);
