import * as z from 'zod/mini';
import { bikeCardSchema } from '../bikes/bike-card.ts';
import { pageOf } from '../requests/lists.ts';
import {
  lenientFlag,
  lenientList,
  lenientNumber,
  lenientPrice,
  lenientText,
  lenientTexts,
} from '../requests/lenient-values.ts';

/** Category of spare parts, with the number of parts. */
const partCategorySchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: lenientText,
  product_count: lenientNumber,
});
export type PartCategory = z.infer<typeof partCategorySchema>;

/** Specification of a bike, with its source; null if unknown. */
const takenFactSchema = z.object({
  field: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  source: z.nullish(z.object({ title: z.string(), year: lenientNumber })),
});
export type TakenFact = z.infer<typeof takenFactSchema>;

/** Spare parts for a bike by category, and the bike's relevant specifications, as far as known. */
export const bikePartsSchema = z.object({
  bike: bikeCardSchema,
  categories: lenientList(partCategorySchema),
  takes: lenientList(takenFactSchema),
});
export type BikeParts = z.infer<typeof bikePartsSchema>;

const partShape = {
  id: z.union([z.int(), z.string()]),
  slug: z.string(),
  name: z.string(),
  price: lenientPrice,
  old_price: lenientPrice,
  /** Discount on the old price, in percent. */
  discount: lenientNumber,
  quantity_left: lenientNumber,
  image: lenientText,
  applicable_model: lenientText,
  is_sample: lenientFlag,
  /** Whether it fits the bike; null if the catalogue cannot tell. */
  fits: lenientFlag,
  /** Requirements of the part, and whether the bike meets them; null if unknown. */
  needs: lenientList(z.object({ need: z.string(), is_met: lenientFlag })),
};

/** Part in a list, checked against a bike. */
const partSchema = z.object(partShape);
export type Part = z.infer<typeof partSchema>;

/** Page of the parts of a category for a bike. */
export const partPageSchema = pageOf(partSchema);

/** Part on its own page, including the descriptions of category and manufacturer. */
export const partDetailSchema = z.object({
  ...partShape,
  brand: lenientText,
  model: lenientText,
  box_content: lenientTexts,
  highlights: lenientTexts,
  description: lenientText,
  category_description: lenientText,
  brand_description: lenientText,
});
export type PartDetail = z.infer<typeof partDetailSchema>;
