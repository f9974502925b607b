import { figureReportLengths, sourcedFields } from '../bikes/index.ts';
import * as z from 'zod';
import { messages as texts } from './input-texts.ts';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import { typedLine } from './typed-texts.ts';

const { value, seen_at } = figureReportLengths;

/** The body of a report. */
export const figureReportSchema = z.object({
  bike: nameOrId(texts.bike).describe('Id or slug of a bike'),
  field: z.enum(sourcedFields, { error: texts.figureMissing }).describe('The figure that is wrong'),
  value: typedLine(texts.figureValueMissing, value.max).describe(`The right figure, at most ${value.max} characters`),
  seen_at: optionalIfEmpty(typedLine(texts.seenAtMissing, seen_at.max)).describe(
    `Where it is seen, at most ${seen_at.max} characters; may be left out`,
  ),
});
export type FigureReport = z.input<typeof figureReportSchema>;
export type CheckedFigureReport = z.infer<typeof figureReportSchema>;
