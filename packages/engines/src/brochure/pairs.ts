import { type Label, labelNamed, type Section } from './label-table.ts';
import { type Cell, cellAt } from './sheet-cells.ts';
import type { PlainSheet } from './plain-sheet.ts';
import { topicNamed } from './topics.ts';
import { valueWords } from './value-words.ts';
import { isEmptyValue, type Reading } from './values.ts';
import type { BrochureOptions } from './brochure.ts';

/** A label with its value. */
export interface Pair {
  label: Label;
  labelCell: Cell;
  value: Cell;
}

/** Marks between a label and its value. */
const separator = /\s*(?::|\s-\s|-\s|\s-(?=\d)|\s=\s?|\.{3,})[\s.:=-]*/gu;
/** More marks than any label has. */
const MAX_SEPARATORS = 6;

/** Splits a cell such as 'Kerb weight: 112 kg' at the mark behind the longest known label. */
export function pairAtMark(sheet: PlainSheet, cell: Cell, section: Section): Pair | null {
  const marks = [...cell.lower.matchAll(separator)].slice(0, MAX_SEPARATORS).toReversed();
  for (const { 0: mark, index } of marks) {
    const end = cell.start + index + mark.length;
    const label = index > 0 && end < cell.end ? labelNamed(cell.lower.slice(0, index), section) : null;
    if (label)
      return { label, labelCell: cellAt(sheet, cell.start, cell.start + index), value: cellAt(sheet, end, cell.end) };
  }
  return null;
}

/** Reads the value of a pair. */
export function readPair(sheet: PlainSheet, { label, value }: Pair, model: BrochureOptions['model']): Reading {
  const topic = topicNamed(label.topic);
  if (!topic) return 'unknown';
  if (isEmptyValue(value.lower)) return 'no-value';
  if (label.fault !== null) return label.fault;
  return topic.read({ label, text: sheet.text.slice(value.start, value.end), lower: value.lower, model });
}

/** Most words of a label. */
const MAX_LABEL_WORDS = 8;

/** Positions of the spaces of a cell, in its text. */
const gapsIn = ({ lower }: Cell): { start: number; end: number }[] =>
  [...lower.matchAll(/\s+|(?<=[\p{L}\p{M})])(?=[\d.]*\d)/gu)].map(({ 0: space, index }) => ({
    start: index,
    end: index + space.length,
  }));

/** The part of the sheet that a cell is in, and the model that it is about. */
export interface Place {
  section: Section;
  model: BrochureOptions['model'];
}

/**
 * Splits a cell without a mark, such as 'ground clearance 165 mm' or '5.1 L fuel tank', at the longest known label. Its value must be
 * understood as a whole, or at least be a figure.
 */
function pairInWords(sheet: PlainSheet, cell: Cell, { section, model }: Place): Pair | null {
  const gaps = gapsIn(cell).slice(0, MAX_LABEL_WORDS);
  for (const { start, end } of gaps.toReversed()) {
    const label = labelNamed(cell.lower.slice(0, start), section);
    const topic = label && topicNamed(label.topic);
    if (!topic || topic.isOpen) continue;
    const value = cellAt(sheet, cell.start + end, cell.end);
    const pair = { label, labelCell: cellAt(sheet, cell.start, cell.start + start), value };
    // 'Front (Drum)' is a label; its value is elsewhere.
    if (/^\([^()]*\)$/u.test(value.lower)) continue;
    if (/^\d/u.test(value.lower) || typeof readPair(sheet, pair, model) !== 'string') return pair;
  }
  return pairBehind(sheet, cell, model);
}

/** Most words of a technical description: 'Swingarm with 5-step adjustable hydraulic shock absorbers'. */
const MAX_DESCRIBED_WORDS = 14;

/**
 * Splits a cell without a mark at a label that any words may follow, such as 'Clutch Wet Multiplate'. They must be technical, and no
 * sentence: only a list of specifications is written like this.
 */
export function describedPairIn(sheet: PlainSheet, cell: Cell, section: Section): Pair | null {
  const gaps = gapsIn(cell);
  if (gaps.length > MAX_DESCRIBED_WORDS || /[.!?]$/u.test(cell.lower)) return null;
  for (const { start, end } of gaps.slice(0, MAX_LABEL_WORDS).toReversed()) {
    const label = labelNamed(cell.lower.slice(0, start), section);
    const value = cellAt(sheet, cell.start + end, cell.end);
    const isOpen = label !== null && topicNamed(label.topic)?.isOpen === true;
    if (isOpen && valueWords('technical').in(value.lower).length > 0)
      return { label, labelCell: cellAt(sheet, cell.start, cell.start + start), value };
  }
  return null;
}

/** Topics that are not read from a label behind the value: 'no USB port', 'a strong engine'. */
const notBehind = /^(?:engine|cylinders|dimensions|fuel_type)$/u;

function pairBehind(sheet: PlainSheet, cell: Cell, model: BrochureOptions['model']): Pair | null {
  const gaps = gapsIn(cell).slice(-MAX_LABEL_WORDS);
  for (const { start, end } of gaps) {
    const label = labelNamed(cell.lower.slice(end), 'other');
    const topic = label && topicNamed(label.topic);
    const value = cellAt(sheet, cell.start, cell.start + start);
    const isEngineSize = label?.topic === 'engine' && /^\d[\d.,]*\s?cc\b/u.test(value.lower);
    if (!topic || topic.isOpen || (notBehind.test(label.topic) && !isEngineSize)) continue;
    const pair = { label, labelCell: cellAt(sheet, cell.start + end, cell.end), value };
    const isFlag = /^(?:yes|no|not|nahi|nahin)\b/u.test(value.lower);
    if (!isFlag && typeof readPair(sheet, pair, model) !== 'string') return pair;
  }
  return null;
}

/** Splits a cell into a label and its value, if it has both. */
export function pairIn(sheet: PlainSheet, cell: Cell, place: Place): Pair | null {
  return pairAtMark(sheet, cell, place.section) ?? pairInWords(sheet, cell, place);
}

/** Splits a cell such as 'Wheelbase: 1370 mm, Seat height: 790 mm' where another known label begins. */
export function listIn(sheet: PlainSheet, cell: Cell, section: Section): Cell[] {
  const cuts = [...cell.lower.matchAll(/[,;]\s+/gu)].slice(0, MAX_LISTED).filter(({ 0: mark, index }) => {
    const rest = cell.lower.slice(index + mark.length);
    const end = rest.indexOf(':');
    return end > 0 && labelNamed(rest.slice(0, end), section) !== null;
  });
  const ends = [...cuts.map(({ index }) => cell.start + index), cell.end];
  const starts = [cell.start, ...cuts.map(({ 0: mark, index }) => cell.start + index + mark.length)];
  return starts.map((start, index) => cellAt(sheet, start, ends[index] ?? cell.end));
}

/** More commas than any line of a sheet has. */
const MAX_LISTED = 40;
