import { labelNamed, sectionNamed } from './label-table.ts';

/** A cell of a line of comma-separated values, by its position in the line, without its quotes. */
interface Span {
  start: number;
  end: number;
}

/** Splits a line at its commas or semicolons. */
export type SplitLine = (line: string) => Span[];

const fewestLines = 3;
/** Share of the lines that must have the mark; a title and a note may have none. */
const SHARE = 0.75;

const marks = [',', ';'] as const;

/**
 * Returns how a sheet of comma-separated values is split; null if it is none: most lines must have the mark, all of these equally
 * many cells, and half of them must name a label or a heading in a cell of its own, which prose with commas does not.
 */
export function csvSplit(lower: string): SplitLine | null {
  const lines = lower.split('\n').filter((line) => line.trim() !== '');
  for (const mark of marks) {
    const split = splitAt(mark);
    const cells = lines.filter((line) => line.includes(mark)).map((line) => textsOf(line, split));
    const isEven = new Set(cells.map(({ length }) => length)).size === 1 && (cells[0]?.length ?? 0) > 1;
    if (
      cells.length >= Math.max(fewestLines, lines.length * SHARE) &&
      isEven &&
      cells.filter(isNamed).length * 2 >= cells.length
    )
      return split;
  }
  return null;
}

const textsOf = (line: string, split: SplitLine): string[] =>
  split(line).map(({ start, end }) => line.slice(start, end).trim());

const isNamed = (cells: readonly string[]): boolean =>
  cells
    .slice(0, 2)
    .some((cell) => cell !== '' && (labelNamed(cell, null) !== null || sectionNamed(cell) !== undefined));

function splitAt(mark: ',' | ';'): SplitLine {
  const cell = new RegExp(
    `(?:^|(?<=${mark}))(?:\\s*"((?:[^"]|"(?!\\s*(?:${mark}|$)))*)"\\s*|[^${mark}]*)(?=${mark}|$)`,
    'gd',
  );
  return (line) =>
    Array.from(line.matchAll(cell), ({ index, 0: whole, indices }) => {
      const [start, end] = indices?.[1] ?? [index, index + whole.length];
      return { start, end };
    });
}
