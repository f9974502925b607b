/** A cell of a line on a page: where it begins, and the size of its text, in points. */
export interface Cell {
  text: string;
  left: number;
  size: number;
}

/** Share of a text's size by which cells of one column may begin apart. */
const SAME_SHARE = 0.5;

/** Writes lines of cells with tabs; in a table, a line with empty cells keeps its other cells in their columns. */
export function inColumns(lines: readonly (readonly Cell[])[]): string[] {
  return tablesOf(lines).flatMap((table) => {
    const starts = startsOf(table);
    return table.map((cells) => placedIn(cells, starts).join('\t'));
  });
}

/** Groups lines next to each other that have several cells. */
function tablesOf(lines: readonly (readonly Cell[])[]): (readonly Cell[])[][] {
  const tables: (readonly Cell[])[][] = [];
  let isTable = false;
  for (const cells of lines) {
    const table = tables.at(-1);
    if (table && isTable && cells.length > 1) table.push(cells);
    else tables.push([cells]);
    isTable = cells.length > 1;
  }
  return tables;
}

/** Returns where the columns of a table begin; none if its fullest lines do not agree. */
function startsOf(table: readonly (readonly Cell[])[]): number[] {
  const most = Math.max(...table.map(({ length }) => length));
  const full = table.filter(({ length }) => length === most);
  const columns = Array.from({ length: most }, (_, index) => full.flatMap((cells) => cells[index]?.left ?? []));
  const isClear = columns.every((lefts, index) => Math.max(...lefts) < Math.min(...(columns[index + 1] ?? [Infinity])));
  return isClear ? columns.map((lefts) => Math.min(...lefts)) : [];
}

/** Puts the cells of a line with fewer cells into the columns in which they begin, if each has one of its own. */
function placedIn(cells: readonly Cell[], starts: readonly number[]): string[] {
  const texts = cells.map(({ text }) => text);
  if (cells.length >= starts.length) return texts;
  const places = cells.map(({ left, size }) => starts.findLastIndex((start) => start <= left + SAME_SHARE * size));
  if (new Set(places).size < places.length || places.includes(-1)) return texts;
  const last = places.at(-1) ?? 0;
  return Array.from({ length: last + 1 }, (_, column) => texts[places.indexOf(column)] ?? '');
}
