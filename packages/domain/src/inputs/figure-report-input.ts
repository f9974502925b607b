import { figureReportLengths, sourcedFields } from '../bikes/index.ts';
import * as z from 'zod';
import { nameOrId, optionalIfEmpty } from './query-values.ts';
import { typedLine } from './typed-texts.ts';

const { value, seen_at } = figureReportLengths;

/** The body of a report. */
export const figureReportSchema = z.object({
  bike: nameOrId('the id or slug of a bike').describe('Id or slug of a bike'),
  field: z.enum(sourcedFields, { error: 'Choose the figure that is wrong.' }).describe('The figure that is wrong'),
  value: typedLine('Enter the correct value.', value.max).describe(`The right figure, at most ${value.max} characters`),
  seen_at: optionalIfEmpty(typedLine('Enter where you saw it, or leave this empty.', seen_at.max)).describe(
    `Where it is seen, at most ${seen_at.max} characters; may be left out`,
  ),
});
export type CheckedFigureReport = z.infer<typeof figureReportSchema>;
