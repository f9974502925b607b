import * as z from 'zod/mini';
import { lenientNumber } from '../requests/lenient-values.ts';
import { numberFields } from '../specifications/specification-fields.ts';

/** Who says so: the maker's own papers, a dealer, the press, a portal, or what is generally known and was not looked up. */
export const sourceKinds = ['maker', 'dealer', 'press', 'portal', 'knowledge'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** How sure a figure is; what is less sure is no fact. */
export const sourceConfidences = ['high', 'middle'] as const;

/** The fields that are figures, so that their source is named. */
export const sourcedFields = [...numberFields, 'front_tyre_size', 'rear_tyre_size'] as const;
export type SourcedField = (typeof sourcedFields)[number];

/** Where figures of a bike come from: a title like 'KTM India brochure', the year, and the fields they are of. */
export const figureSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  title: z.string(),
  year: lenientNumber,
  confidence: z.enum(sourceConfidences),
  fields: z.array(z.string()),
});
export type FigureSource = z.infer<typeof figureSourceSchema>;
