import { csvSplit, type SplitLine } from './csv-lines.ts';
import type { PlainSheet } from './plain-sheet.ts';

/** A part of a sheet, by its position in the plain text. */
export interface Cell {
  /** In lower case. */
  lower: string;
  start: number;
  end: number;
}

/** A line of a sheet, split at its columns. */
export interface Row {
  line: number;
  cells: readonly Cell[];
  isBullet: boolean;
  isTooLong: boolean;
}

const MAX_ROW_LENGTH = 1000;
/** Maximum number of lines of a sheet; the rest is not read. */
export const MAX_ROWS = 4000;

/** Marks and numbers in front of an item of a list; '*' and '-' only with a space. */
const bullet = /^(?:[•●▪■◆♦►▶➤➢✓✔○◦∙‣]\s{0,3}|[-*+]\s{1,3}|\(?\d{1,2}[.)]\s{1,3}(?=\p{L}))/u;

/** Returns a part of a sheet without spaces at its ends. */
export function cellAt(sheet: PlainSheet, from: number, to: number): Cell {
  let [start, end] = [from, to];
  while (start < end && /\s/u.test(sheet.text.charAt(start))) start += 1;
  while (end > start && /\s/u.test(sheet.text.charAt(end - 1))) end -= 1;
  return { lower: sheet.lower.slice(start, end), start, end };
}

/** Splits a sheet into lines, and these into cells: at commas if all of it has them, else at tabs, pipes or wide gaps. */
export function rowsOf(sheet: PlainSheet): Row[] {
  const rows: Row[] = [];
  const split = csvSplit(sheet.lower);
  let start = 0;
  for (const [index, text] of sheet.text.split('\n', MAX_ROWS).entries()) {
    rows.push(rowOf(sheet, { text, start, line: index + 1 }, split));
    start += text.length + 1;
  }
  return rows.map((row, index) => headAbove(sheet, row, rows[index + 1]));
}

interface Line {
  text: string;
  start: number;
  line: number;
}

function rowOf(sheet: PlainSheet, { text, start, line }: Line, split: SplitLine | null): Row {
  const isTooLong = text.length > MAX_ROW_LENGTH;
  if (split && !isTooLong) {
    const cells = split(text).map((cell) => cellAt(sheet, start + cell.start, start + cell.end));
    return { line, cells: /[\p{L}\p{N}]/u.test(text) ? cells : [], isBullet: false, isTooLong };
  }
  const indent = /^ */.exec(text)?.[0].length ?? 0;
  const mark = bullet.exec(text.slice(indent, indent + 8))?.[0].length ?? 0;
  const from = start + indent + mark;
  const end = start + (isTooLong ? MAX_ROW_LENGTH : text.length);
  const cells = cellsIn(sheet, Math.min(from, end), end);
  return { line, cells, isBullet: mark > 0, isTooLong };
}

function cellsIn(sheet: PlainSheet, start: number, end: number): Cell[] {
  const text = sheet.text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const gap = /[|\t]/.test(text) ? /[|\t]/g : / {2,}/g;
  const cells: Cell[] = [];
  let from = start;
  for (const { 0: space, index } of text.matchAll(gap)) {
    cells.push(cellAt(sheet, from, start + index));
    from = start + index + space.length;
  }
  cells.push(cellAt(sheet, from, end));
  return text.includes('|') ? withoutFrame(cells, text) : cells;
}

/** Drops the empty cells outside of the pipes at both ends of a row. */
const withoutFrame = (cells: Cell[], text: string): Cell[] =>
  cells.slice(/^\s*\|/.test(text) ? 1 : 0, /\|\s*$/.test(text) ? -1 : undefined);

/** Names of variants stand far right of the labels below them: 'Drum   Disc' above 'Kerb weight   105 kg   106 kg'. */
function headAbove(sheet: PlainSheet, row: Row, next: Row | undefined): Row {
  const [own, below] = [row.cells[0], next?.cells[0]];
  if (!own || !below || row.cells.length + 1 !== next?.cells.length || row.isBullet) return row;
  const isGap = /^ {2,}$/.test(sheet.text.slice(lineStart(sheet, own), own.start));
  const isRight = own.start - lineStart(sheet, own) > below.end - lineStart(sheet, below);
  if (!isGap || !isRight) return row;
  return { ...row, cells: [{ lower: '', start: own.start, end: own.start }, ...row.cells] };
}

const lineStart = (sheet: PlainSheet, { start }: Cell): number => sheet.text.lastIndexOf('\n', start - 1) + 1;
