import * as z from 'zod/mini';
import { lenientNumber } from '../requests/lenient-values.ts';
import { numberFields } from '../specifications/specification-fields.ts';

/** Kind of source: the manufacturer, a dealer, the press, a portal, or general knowledge that was not looked up. */
export const sourceKinds = ['maker', 'dealer', 'press', 'portal', 'knowledge'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** Confidence of a figure; anything below these levels is not published. */
export const sourceConfidences = ['high', 'middle'] as const;

/** Fields whose source is shown. */
export const sourcedFields = [...numberFields, 'front_tyre_size', 'rear_tyre_size'] as const;
export type SourcedField = (typeof sourcedFields)[number];

/** Source of some of a bike's figures: a title like 'KTM India brochure', the year, and the fields it covers. */
export const figureSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  title: z.string(),
  year: lenientNumber,
  confidence: z.enum(sourceConfidences),
  fields: z.array(z.string()),
});
export type FigureSource = z.infer<typeof figureSourceSchema>;

/** Maximum lengths of the fields of a report of a wrong figure, in characters; `seen_at` is optional. */
export const figureReportLengths = { value: { max: 60 }, seen_at: { max: 200 } } as const;
