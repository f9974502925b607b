import { type Cell, inColumns } from './page-columns.ts';

/** A piece of text on a page: its left and right end, its baseline from below, and its size, in points. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** Share of the text's size by which baselines of one line may differ: raised marks of footnotes. */
const LINE_SHARE = 0.5;
/** Gaps as shares of the text's size: from the first on a space is missing, from the second on a column begins. */
const SPACE_SHARE = 0.15;
const COLUMN_SHARE = 1.2;
/** Gap between lines from which they are apart, as a share of the text's size. */
const APART_SHARE = 2.2;

/** Writes the texts of a page as lines from top to bottom, with tabs between columns. */
export function pageLines(texts: readonly PlacedText[]): string {
  const lines: PlacedText[][] = [];
  for (const one of texts.toSorted((a, b) => b.baseline - a.baseline || a.left - b.left)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSame = first && first.baseline - one.baseline < LINE_SHARE * Math.min(first.size, one.size);
    if (line && isSame) line.push(one);
    else lines.push([one]);
  }
  const rows = inColumns(lines.map(cellsOf));
  return lines.map((line, index) => (isApart(lines[index - 1], line) ? '\n' : '') + (rows[index] ?? '')).join('\n');
}

function isApart(before: readonly PlacedText[] | undefined, line: readonly PlacedText[]): boolean {
  const [above, own] = [before?.[0], line[0]];
  return (
    above !== undefined &&
    own !== undefined &&
    above.baseline - own.baseline > APART_SHARE * Math.max(above.size, own.size)
  );
}

/** Joins the texts of a line into cells, which gaps keep apart. */
function cellsOf(line: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const { text, left, right: end, size } of line.toSorted((a, b) => a.left - b.left)) {
    const gap = (left - right) / size;
    const cell = cells.at(-1);
    if (cell && gap <= COLUMN_SHARE) cell.text += (gap > SPACE_SHARE ? ' ' : '') + text;
    else cells.push({ text, left, size });
    right = Math.max(right, end);
  }
  return cells.map(({ text, left, size }) => ({ text: text.trim(), left, size }));
}
