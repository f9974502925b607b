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

/** One of the groups that parts stand in, with how many there are in it. */
const partCategorySchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: lenientText,
  product_count: lenientNumber,
});
export type PartCategory = z.infer<typeof partCategorySchema>;

/** A fact of a bike by its name among the specifications, and where it comes from; null where that is not known. */
const takenFactSchema = z.object({
  field: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  source: z.nullish(z.object({ title: z.string(), year: lenientNumber })),
});
export type TakenFact = z.infer<typeof takenFactSchema>;

/** What parts there are for a bike, by group, and what the bike takes as far as that is known. */
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
  /** Per cent off the old price. */
  discount: lenientNumber,
  quantity_left: lenientNumber,
  image: lenientText,
  applicable_model: lenientText,
  is_sample: lenientFlag,
  /** Whether it fits the bike; null where the catalogue does not know enough of it. */
  fits: lenientFlag,
  /** What it needs of a bike, and whether the bike has it; null where that is not known. */
  needs: lenientList(z.object({ need: z.string(), is_met: lenientFlag })),
};

/** A part as a list has it, held against one bike. */
const partSchema = z.object(partShape);
export type Part = z.infer<typeof partSchema>;

/** A page of the parts of one group for one bike. */
export const partPageSchema = pageOf(partSchema);

/** A part as its own page has it; the descriptions of group and maker go with it. */
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
