import * as z from 'zod/mini';
import { looseList, looseText, looseTexts } from './loose-values.ts';

const brandEntry = z.object({ slug: z.string(), changed_on: looseText });
const bikeEntry = z.object({ slug: z.string(), brand: z.string(), changed_on: looseText });

/**
 * What a sitemap names: every brand and bike with the day ('2026-11-21') on which its facts changed last, and the body
 * styles, budgets and capacities ('min-max' in rupees and cc) that hold at least one bike.
 */
export const sitemapSchema = z.object({
  brands: looseList(brandEntry),
  bikes: looseList(bikeEntry),
  body_styles: looseTexts,
  budgets: looseTexts,
  capacities: looseTexts,
});
export type Sitemap = z.infer<typeof sitemapSchema>;
