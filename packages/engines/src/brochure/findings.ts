import type { BrochureOptions, UnreadReason } from './brochure.ts';
import type { Label } from './label-table.ts';
import { type Pair, readPair } from './pairs.ts';
import type { PlainSheet } from './plain-sheet.ts';
import type { Cell } from './sheet-cells.ts';
import type { Reading } from './values.ts';

/** What a pair of a row says, for one variant or all. */
export interface ReadValue {
  pair: Pair;
  variant: string | null;
  line: number;
  reading: Reading;
}

/** A cell that was not read. */
export interface UnreadCell {
  cell: Cell;
  line: number;
  reason: UnreadReason;
  label: Label | null;
}

/** Everything that the rows of a sheet say. */
export interface ReadRows {
  values: ReadValue[];
  unread: UnreadCell[];
  variants: string[];
}

/** Collects what the rows of a sheet say. */
export class Findings {
  readonly all: ReadRows = { values: [], unread: [], variants: [] };
  #sheet: PlainSheet;
  #model: BrochureOptions['model'];

  constructor(sheet: PlainSheet, model: BrochureOptions['model']) {
    this.#sheet = sheet;
    this.#model = model;
  }

  keep(pair: Pair, line: number, variant: string | null = null): void {
    this.all.values.push({ pair, variant, line, reading: readPair(this.#sheet, pair, this.#model) });
  }

  refuse(cell: Cell, line: number, reason: UnreadReason, label: Label | null = null): void {
    this.all.unread.push({ cell, line, reason, label });
  }

  /** Lists neighbouring cells as one that was not read. */
  refuseAll(cells: readonly Cell[], line: number, reason: UnreadReason, label: Label | null = null): void {
    const [first, last] = [cells[0], cells.at(-1)];
    if (first && last) this.refuse({ lower: '', start: first.start, end: last.end }, line, reason, label);
  }
}
