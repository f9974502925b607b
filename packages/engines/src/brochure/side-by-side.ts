import type { BrochureOptions } from './brochure.ts';
import type { Findings } from './findings.ts';
import { type Label, labelNamed, type Section, sectionNamed, unitsOf, withUnits } from './label-table.ts';
import { pairIn } from './pairs.ts';
import type { PlainSheet } from './plain-sheet.ts';
import type { Cell } from './sheet-cells.ts';

interface Cells {
  cells: readonly Cell[];
  line: number;
  /** Whether the row is in a table of variants, but has other columns. */
  isTable: boolean;
  section: Section;
  model: BrochureOptions['model'];
}

/** Reads pairs next to each other: 'Length  2000 mm  Width  722 mm'. */
export function readSideBySide(sheet: PlainSheet, row: Cells, found: Findings): void {
  const reader = new SideReader(sheet, row, found);
  reader.read();
}

class SideReader {
  #sheet: PlainSheet;
  #row: Cells;
  #found: Findings;
  /** Part that the first cell of the row names, if it does: 'Brakes  Front  Disc'. */
  #section: Section;

  constructor(sheet: PlainSheet, row: Cells, found: Findings) {
    this.#sheet = sheet;
    this.#row = row;
    this.#found = found;
    this.#section = row.section;
  }

  read(): void {
    const { cells } = this.#row;
    let at = 0;
    while (at < cells.length) at += this.#readFirst(cells.slice(at));
  }

  /** Reads the first of some cells, and returns how many that were. */
  #readFirst(cells: readonly Cell[]): number {
    const [cell, next] = cells as [Cell, ...Cell[]];
    const label = this.#labelOf(cell);
    // 'Front brake disc diameter' is a label, though 'disc' could be a value.
    const isLabel = label !== null && next !== undefined && !this.#isLabelled(next, label);
    const pair = isLabel ? null : pairIn(this.#sheet, cell, this.#place());
    if (pair) {
      this.#found.keep(pair, this.#row.line);
      return 1;
    }
    const section = sectionNamed(cell.lower);
    const isHeading = section !== undefined && (!label || (next !== undefined && this.#isLabelled(next)));
    if (isHeading) this.#section = section;
    if (isHeading) return 1;
    return label ? this.#readValue(label, cells) : this.#skipUnknown(cells);
  }

  #readValue(label: Label, cells: readonly Cell[]): number {
    const { line, isTable } = this.#row;
    const [cell, next, after] = cells as [Cell, ...Cell[]];
    if (!next || this.#isLabelled(next, label)) {
      this.#found.refuse(cell, line, 'no-value', label);
      return 1;
    }
    const units = after && unitsOf(after.lower);
    const behind = units ? cells[3] : after;
    if (isTable || (behind && !this.#isLabelled(behind))) {
      this.#found.refuseAll(cells, line, 'unclear-columns', label);
      return cells.length;
    }
    this.#found.keep({ label: withUnits(label, units), labelCell: cell, value: next }, line);
    return units ? 3 : 2;
  }

  /** Skips an unknown label with its values, up to the next known label. */
  #skipUnknown(cells: readonly Cell[]): number {
    const next = cells.findIndex((cell, index) => index > 0 && this.#isLabelled(cell));
    const count = next === -1 ? cells.length : next;
    this.#found.refuseAll(cells.slice(0, count), this.#row.line, 'unknown');
    return count;
  }

  #place(): { section: Section; model: BrochureOptions['model'] } {
    return { section: this.#section, model: this.#row.model };
  }

  #labelOf(cell: Cell): Label | null {
    return labelNamed(cell.lower.replace(/\s*:$/u, ''), this.#section);
  }

  /** Checks whether a cell has a label of its own; one that repeats the label before it is its value: 'Starter  Electric starter'. */
  #isLabelled(cell: Cell, before: Label | null = null): boolean {
    if (this.#labelOf(cell) !== null) return true;
    const pair = pairIn(this.#sheet, cell, this.#place());
    return pair !== null && pair.label.topic !== before?.topic;
  }
}
