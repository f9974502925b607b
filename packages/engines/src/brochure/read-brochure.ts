import {
  isReachField,
  numberFields,
  plausibleSpan,
  type NumberField,
  type SpecificationField,
} from '@dopahiya/domain/specifications';
import type {
  BrochureFact,
  BrochureOptions,
  BrochureReading,
  SheetWords,
  UnreadReason,
  UnreadWords,
} from './brochure.ts';
import { type PlainSheet, plainSheet } from './plain-sheet.ts';
import type { ReadValue, UnreadCell } from './findings.ts';
import { readRows } from './read-rows.ts';
import { MAX_ROWS } from './sheet-cells.ts';
import { topicNamed } from './topics.ts';
import type { Refused, Stated } from './values.ts';

/**
 * Reads the text of a spec sheet: facts with the words that state them, and the words that were not read. Nothing is guessed. A fact that is
 * stated more than once is listed once, from its first line.
 */
export function readBrochure(text: string, { fields, model }: BrochureOptions = {}): BrochureReading {
  const sheet = plainSheet(text);
  const rows = readRows(sheet, model);
  const placed = new Placed(text, sheet);
  const read = rows.values.map((value) => settled(value, placed, model));
  const { facts, contradicted } = agreeing(read.flatMap((one) => one.facts));
  const unread = [
    ...rows.unread.map((cell) => placed.unread(cell)),
    ...read.flatMap((one) => one.unread),
    ...contradicted,
  ];
  return {
    facts: facts.filter(({ field }) => !fields || fields.includes(field)),
    variants: [...new Set(rows.variants)],
    unread: unread.toSorted((one, other) => one.start - other.start),
    isCut: sheet.isCut || sheet.text.split('\n', MAX_ROWS + 1).length > MAX_ROWS,
  };
}

/** Finds words in the source. */
class Placed {
  #source: string;
  #sheet: PlainSheet;

  constructor(source: string, sheet: PlainSheet) {
    this.#source = source;
    this.#sheet = sheet;
  }

  words(start: number, end: number, line: number): SheetWords {
    const place = this.#sheet.sourceOf(start, end);
    return { ...place, text: this.#source.slice(place.start, place.end), line };
  }

  unread({ cell, line, reason, label }: UnreadCell): UnreadWords {
    const field = (label && topicNamed(label.topic)?.field) ?? null;
    return { ...this.words(cell.start, cell.end, line), reason, field, span: null };
  }
}

interface Settled {
  facts: BrochureFact[];
  unread: UnreadWords[];
}

/** Checks what a value states against what is plausible. */
function settled(
  { pair, variant, line, reading }: ReadValue,
  placed: Placed,
  model: BrochureOptions['model'],
): Settled {
  const { value, label, labelCell } = pair;
  if (typeof reading === 'string')
    return { facts: [], unread: [placed.unread({ cell: value, line, reason: reading, label })] };
  const result: Settled = { facts: [], unread: [] };
  const refuse = (field: SpecificationField, reason: UnreadReason, span: UnreadWords['span'] = null) =>
    result.unread.push({ ...placed.words(value.start, value.end, line), reason, field, span });
  for (const one of reading.toSorted(byKind)) {
    const span = isStated(one) ? implausibleSpan(one, model) : null;
    if (!isStated(one)) refuse(one.field, one.reason);
    else if (span) refuse(one.field, 'implausible', span);
    else if (isOfRead(one, result.facts))
      result.facts.push({
        ...placed.words(value.start + one.start, value.start + one.end, line),
        field: one.field,
        value: one.value,
        written: one.written,
        variant,
        label: placed.words(labelCell.start, labelCell.end, line).text,
      });
  }
  return result;
}

const isStated = (one: Stated | Refused): one is Stated => !('reason' in one);

const isKind = (field: SpecificationField): boolean => field === 'mileage_kind' || field === 'range_kind';
const byKind = (one: Stated | Refused, other: Stated | Refused): number =>
  Number(isKind(one.field)) - Number(isKind(other.field));

/** Checks that the kind of a figure belongs to a figure that was read. */
const isOfRead = ({ field }: Stated, facts: readonly BrochureFact[]): boolean =>
  !isKind(field) || facts.some((fact) => isReachField(fact.field));

const isNumberField = (field: SpecificationField): field is NumberField =>
  (numberFields as readonly string[]).includes(field);

/** Returns the range that a figure is outside of, if it is. */
function implausibleSpan({ field, value }: Stated, model: BrochureOptions['model']): UnreadWords['span'] {
  const span = isNumberField(field) ? plausibleSpan(field, model) : undefined;
  if (!span || typeof value !== 'number') return null;
  return value < span[0] || value > span[1] ? span : null;
}

/** Takes out facts that the sheet states with different values. */
function agreeing(facts: readonly BrochureFact[]): { facts: BrochureFact[]; contradicted: UnreadWords[] } {
  const values = new Map<string, Set<string>>();
  const keyOf = ({ field, variant }: BrochureFact) => `${field} ${variant ?? ''}`;
  for (const fact of facts) {
    const known = values.get(keyOf(fact)) ?? new Set();
    values.set(keyOf(fact), known.add(String(fact.value).toLowerCase()));
  }
  const isAgreed = (fact: BrochureFact) => values.get(keyOf(fact))?.size === 1;
  const first = new Map(
    facts
      .filter(isAgreed)
      .toReversed()
      .map((fact) => [keyOf(fact), fact]),
  );
  return {
    facts: facts.filter((fact) => first.get(keyOf(fact)) === fact),
    contradicted: facts
      .filter((fact) => !isAgreed(fact))
      .map(({ text, start, end, line, field }) => ({
        text,
        start,
        end,
        line,
        field,
        reason: 'contradicted',
        span: null,
      })),
  };
}
