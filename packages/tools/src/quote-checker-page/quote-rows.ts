import type { LineJudgement } from '@dopahiya/engines/judgement';
import type { LineCode } from '@dopahiya/engines/quotation';
import { fieldCodes, type UnreadAmounts } from './quote-inputs.ts';

/** A row of the list: a line that is judged, or the field of a usual line that is not on the quotation. */
export interface QuoteRow {
  code: LineCode;
  /** What is thought of the line; null where it is not on the quotation. */
  judged: LineJudgement | null;
  /** Whether its amount is entered here; another row of the same kind may say what is missing in it. */
  isEntered: boolean;
}

/**
 * The usual lines in their own order, the others of the quotation, and what is missing on it: whatever is typed, no row
 * changes places. `edited` is a line whose field has the focus, and may be empty for the moment; the fields of `unread` keep
 * what could not be read.
 */
export function quoteRows(
  lines: readonly LineJudgement[],
  edited: LineCode | null,
  unread: UnreadAmounts = {},
): QuoteRow[] {
  const asked = new Map(lines.flatMap((line) => (line.asked === null ? [] : [[line.code, line] as const])));
  const missing = new Map(lines.flatMap((line) => (line.asked === null ? [[line.code, line] as const] : [])));
  const kept = Object.keys(unread) as LineCode[];
  const others = [...asked.keys(), ...kept, ...(edited === null ? [] : [edited])];
  const entered = [...new Set<LineCode>([...fieldCodes, ...others])].map((code): QuoteRow => {
    return { code, judged: asked.get(code) ?? missing.get(code) ?? null, isEntered: true };
  });
  const told = new Set(entered.map(({ judged }) => judged));
  return [
    ...entered,
    ...[...missing].flatMap(([code, judged]) => (told.has(judged) ? [] : [{ code, judged, isEntered: false }])),
  ];
}
