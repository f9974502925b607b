import type { SourcedField } from './figure-source.ts';

/** How long the parts of a report may be, in characters; where it is seen may be left out. */
export const figureReportLengths = { value: { max: 60 }, seen_at: { max: 200 } } as const;

/** What a visitor says of a figure that is wrong: `bike` by slug or id, the right value, and where it is seen. */
export interface FigureReport {
  bike: string | number;
  field: SourcedField;
  value: string;
  seen_at?: string | undefined;
}
