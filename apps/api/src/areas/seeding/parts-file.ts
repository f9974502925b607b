import { partNeeds } from '@dopahiya/domain/parts';
import * as z from 'zod';
import { catalogueSlug } from '../../core/catalogue-file/catalogue-file.ts';
import { fileRules } from '../../core/texts/index.ts';

const rupees = z.int().min(1).max(9_99_999);
const line = z.string().min(3).max(120);

const partSchema = z
  .strictObject({
    slug: catalogueSlug,
    name: z.string().min(3).max(80),
    price: rupees,
    old_price: rupees.nullable(),
    quantity_left: z.int().nonnegative(),
    /** Suitable bikes in words; `needs` says the same in a form that can be matched. */
    applicable_model: line,
    needs: z.array(z.enum(partNeeds)).max(4),
    box_content: z.array(line).min(1).max(8),
    highlights: z.array(line).max(6),
    description: z.string().min(20).max(600),
    is_sample: z.boolean(),
  })
  .refine(({ price, old_price }) => old_price === null || old_price > price, {
    path: ['old_price'],
    message: fileRules.abovePrice.en,
  });

const categorySchema = z.strictObject({
  slug: catalogueSlug,
  name: z.string().min(3).max(40),
  description: z.string().min(20).max(300),
  parts: z.array(partSchema).min(1),
});

/** File `data/parts.json`: groups of spare parts in display order, with their parts. */
export const partsFileSchema = z.array(categorySchema);
export type CataloguePartGroup = z.infer<typeof categorySchema>;
