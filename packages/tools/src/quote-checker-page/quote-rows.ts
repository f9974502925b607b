import type { LineJudgement } from '@dopahiya/engines/judgement';
import type { LineCode } from '@dopahiya/engines/quotation';
import { fieldCodes, type UnreadAmounts } from './quote-inputs.ts';

/** A row of the list: a judged line, or the field of a usual line missing from the quotation. */
export interface QuoteRow {
  code: LineCode;
  /** Verdict on the line; null if it is not in the quotation. */
  judged: LineJudgement | null;
  /** Whether its amount is entered here; another row of the same kind may show what is missing from it. */
  isEntered: boolean;
}

/**
 * Returns the rows: usual lines in order, other lines of the quotation, and missing ones; rows never move while typing. `edited` is the
 * focused line, which may be temporarily empty; `unread` keeps invalid inputs.
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
