import { figureReportLengths, sourcedFields } from '../bikes/index.ts';
import * as z from 'zod';
import { nameOrId, unlessUnfilled } from './query-values.ts';

const line = (most: number, error: string) =>
  z
    .string({ error })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, error)
        .max(most, `Use at most ${most} characters.`)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove control characters and line breaks.'),
    );

const { value, seen_at } = figureReportLengths;

/** The body of a report. */
export const figureReportSchema = z.object({
  bike: nameOrId('the id or slug of a bike').describe('Id or slug of a bike'),
  field: z.enum(sourcedFields, { error: 'Choose the figure that is wrong.' }).describe('The figure that is wrong'),
  value: line(value.max, 'Enter the correct value.').describe(`The right figure, at most ${value.max} characters`),
  seen_at: unlessUnfilled(line(seen_at.max, 'Enter where you saw it, or leave this empty.')).describe(
    `Where it is seen, at most ${seen_at.max} characters; may be left out`,
  ),
});
export type CheckedFigureReport = z.infer<typeof figureReportSchema>;
