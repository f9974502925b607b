import type { SourcedField } from './figure-source.ts';

/** Maximum lengths of the fields of a report, in characters; `seen_at` is optional. */
export const figureReportLengths = { value: { max: 60 }, seen_at: { max: 200 } } as const;

/** Visitor's report of a wrong figure: `bike` by slug or id, the correct value, and where the visitor saw it. */
export interface FigureReport {
  bike: string | number;
  field: SourcedField;
  value: string;
  seen_at?: string | undefined;
}
