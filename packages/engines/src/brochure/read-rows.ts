import type { BrochureOptions } from './brochure.ts';
import { type Column, columnsOf } from './columns.ts';
import { Findings, type ReadRows } from './findings.ts';
import { type Label, labelNamed, type Section, sectionNamed } from './label-table.ts';
import { describedPairIn, listIn, type Pair, pairAtMark, pairIn, readPair } from './pairs.ts';
import type { PlainSheet } from './plain-sheet.ts';
import { type Cell, type Row, rowsOf } from './sheet-cells.ts';
import { readSideBySide } from './side-by-side.ts';
import { readTableRow } from './table-rows.ts';
import { topicNamed } from './topics.ts';
import { valueWords } from './value-words.ts';

/** Reads the rows of a sheet from top to bottom. */
export function readRows(sheet: PlainSheet, model: BrochureOptions['model']): ReadRows {
  const reader = new RowReader(sheet, model);
  const rows = rowsOf(sheet).filter(({ cells }) => cells.length > 0);
  for (const [index, row] of rows.entries()) reader.read(row, rows[index + 1]);
  return reader.end();
}

/** A label alone on its line, whose value may be on the next one. */
interface Waiting {
  label: Label;
  cell: Cell;
  line: number;
}

type OfRow = Pick<Row, 'line' | 'isBullet'>;

class RowReader {
  #sheet: PlainSheet;
  #model: BrochureOptions['model'];
  #found: Findings;
  #section: Section = null;
  #columns: readonly Column[] | null = null;
  #waiting: Waiting | null = null;
  /** Whether a value stood without a label, so that labels may be below their values. */
  #isUnclear = false;
  /** Whether a label and the value below it have just been read. */
  #isChain = false;
  /** Whether an unknown label may be waiting for its value. */
  #isUnknownWaiting = false;
  #isFirst = true;
  /** Whether a line held a whole pair, so that the sheet is no table and no prose. */
  #isListing = false;

  constructor(sheet: PlainSheet, model: BrochureOptions['model']) {
    this.#sheet = sheet;
    this.#model = model;
    this.#found = new Findings(sheet, model);
  }

  end(): ReadRows {
    this.#drop();
    return this.#found.all;
  }

  read(row: Row, next: Row | undefined): void {
    const { line } = row;
    if (row.isTooLong) {
      for (const cell of row.cells) this.#found.refuse(cell, line, 'too-long');
      return;
    }
    const listed =
      row.cells.length === 1 ? row.cells.flatMap((cell) => listIn(this.#sheet, cell, this.#section)) : row.cells;
    const filled = listed.filter(({ lower }) => lower !== '');
    if (filled.length > 1) this.#readCells({ ...row, cells: listed }, filled, next);
    else for (const cell of filled) this.#readAlone(cell, row);
    this.#isFirst = false;
  }

  #readAlone(cell: Cell, row: OfRow): void {
    const section = sectionNamed(cell.lower.replace(/\s*:$/u, ''));
    if (section !== undefined) return this.#enter(section);
    const pair = this.#pairIn(cell);
    if (pair) {
      this.#settle();
      this.#isListing = true;
      return this.#found.keep(pair, row.line);
    }
    const label = labelNamed(cell.lower.replace(/\s*:$/u, ''), this.#section);
    if (label) return this.#wait(label, cell, row.line);
    if (this.#waiting) return this.#readBelow(this.#waiting, cell, row.line);
    this.#readUnknown(cell, row);
  }

  #pairIn(cell: Cell): Pair | null {
    const pair = pairIn(this.#sheet, cell, { section: this.#section, model: this.#model });
    return pair ?? (this.#isListing ? describedPairIn(this.#sheet, cell, this.#section) : null);
  }

  /** Forgets what is waiting, and what was unclear: a heading or a whole pair begins anew. */
  #settle(): void {
    this.#drop();
    this.#isUnclear = false;
    this.#isChain = false;
    this.#isUnknownWaiting = false;
  }

  #enter(section: Section): void {
    this.#settle();
    this.#section = section;
  }

  #drop(): void {
    if (this.#waiting) this.#found.refuse(this.#waiting.cell, this.#waiting.line, 'no-value', this.#waiting.label);
    this.#waiting = null;
  }

  #wait(label: Label, cell: Cell, line: number): void {
    const isDouble = this.#waiting !== null;
    this.#drop();
    if (isDouble) this.#isUnclear = true;
    if (this.#isUnclear) this.#found.refuse(cell, line, 'no-value', label);
    else this.#waiting = { label, cell, line };
    this.#isUnknownWaiting = false;
  }

  #readBelow({ label, cell: labelCell }: Waiting, value: Cell, line: number): void {
    this.#waiting = null;
    const pair = { label, labelCell, value };
    const reading = readPair(this.#sheet, pair, this.#model);
    const isOpen = topicNamed(label.topic)?.isOpen ?? false;
    if (typeof reading === 'string' || (isOpen && !this.#isChain)) {
      this.#isUnclear = typeof reading !== 'string' || !ofLabel.has(reading);
      this.#isChain = !this.#isUnclear;
      this.#found.refuse(value, line, typeof reading === 'string' ? reading : 'unclear-columns', label);
    } else {
      this.#isChain = true;
      this.#found.all.values.push({ pair, variant: null, line, reading });
    }
  }

  #readUnknown(cell: Cell, { line, isBullet }: OfRow): void {
    this.#found.refuse(cell, line, 'unknown');
    if (isValueLike(cell.lower)) {
      if (!this.#isUnknownWaiting) this.#isUnclear = true;
      this.#isUnknownWaiting = false;
    } else {
      this.#isUnknownWaiting = this.#isChain;
      if (!this.#isFirst && !isBullet && !this.#isChain && mayBeHeading.test(cell.lower)) this.#section = 'other';
    }
  }

  #readCells(row: Row, filled: readonly Cell[], next: Row | undefined): void {
    if (this.#readHead(row, next)) return;
    const sections = filled.map(({ lower }) => sectionNamed(lower));
    if (sections.every((section) => section !== undefined))
      return this.#enter(sections.length === 1 ? (sections[0] ?? null) : null);
    this.#settle();
    const place = { section: this.#section, model: this.#model };
    const marked = filled.filter((cell) => pairAtMark(this.#sheet, cell, this.#section) !== null);
    if (this.#columns?.length === row.cells.length && marked.length < 2) {
      place.section = this.#sectionOf(row, this.#columns);
      return readTableRow(row, { columns: this.#columns, ...place }, this.#found);
    }
    const isTable = this.#columns?.some(({ role }) => role === 'variant') ?? false;
    readSideBySide(this.#sheet, { cells: filled, line: row.line, isTable, ...place }, this.#found);
  }

  /** Returns the part that a row is in: that of its own column, which an empty cell repeats. */
  #sectionOf({ cells }: Row, columns: readonly Column[]): Section {
    const named = cells[columns.findIndex(({ role }) => role === 'section')]?.lower ?? '';
    if (named !== '') this.#section = sectionNamed(named) ?? 'other';
    return this.#section;
  }

  /** Reads a row as the head of a table, if it is one. */
  #readHead({ cells }: Row, next: Row | undefined): boolean {
    const head = columnsOf(this.#sheet, cells, this.#section);
    // A row without a first cell is a head only above one that has it; else its first column is of groups.
    const isAbove = next !== undefined && next.cells[0]?.lower !== '' && filledOf(next).length > 1;
    const isIndented = cells[0]?.lower === '' && (this.#columns?.length === cells.length || !isAbove);
    if (!head || isIndented) return false;
    this.#settle();
    this.#columns = head;
    for (const column of head) if (column.role === 'variant') this.#found.all.variants.push(column.variant);
    return true;
  }
}

const filledOf = ({ cells }: Row): Cell[] => cells.filter(({ lower }) => lower !== '');

/** Reasons for which a value isn't read though it belongs to its label: 'Kerb weight' above 'Minimum 96 kg'. */
const ofLabel: ReadonlySet<string> = new Set(['approximate', 'part-charge', 'several', 'differing-units']);

/** A few words without digits, which may name a part of which the lines below give the weight or size. */
const mayBeHeading = /^[^\d.,:]{3,40}$/u;

const valueKinds = ['brake', 'lamp', 'tyre', 'start', 'cooling', 'flag', 'dial', 'cells', 'gearbox'];

/** Checks for words that are a value rather than a label or a heading. */
const isValueLike = (lower: string): boolean =>
  /^[\d.]/u.test(lower) || valueKinds.some((kind) => valueWords(kind).in(lower).length > 0);
