import * as z from 'zod/mini';
import { lenientList, lenientText, lenientTexts } from './lenient-values.ts';

/** Response of `health/`: whether the API can reach its database, and its number of bikes. */
export const healthSchema = z.object({ status: z.enum(['ok', 'down']), database: z.string(), bikes: z.int() });
export type Health = z.infer<typeof healthSchema>;

/** Response to counting a view of a bike's page or an article. */
export const countedViewSchema = z.object({ counted: z.boolean() });

/** Response to a report of a wrong figure. */
export const storedReportSchema = z.object({ stored: z.boolean() });

const brandEntry = z.object({ slug: z.string(), changed_on: lenientText });
const articleEntry = z.object({ slug: z.string(), published_date: lenientText });
const bikeEntry = z.object({ slug: z.string(), brand: z.string(), changed_on: lenientText });
const usedBikeEntry = z.object({ slug: z.string(), changed_on: lenientText });

/**
 * Content of the sitemap: every brand and bike with the day ('2026-11-21') of its last change, every article,
 * checked used bikes on sale, and the body styles, budgets and capacities ('min-max' in rupees and cc) with at
 * least one bike.
 */
export const sitemapSchema = z.object({
  brands: lenientList(brandEntry),
  bikes: lenientList(bikeEntry),
  articles: lenientList(articleEntry),
  used_bikes: lenientList(usedBikeEntry),
  body_styles: lenientTexts,
  budgets: lenientTexts,
  capacities: lenientTexts,
});
export type Sitemap = z.infer<typeof sitemapSchema>;

/** Response to a contact message; `mailed` says whether a notification mail is sent, and is absent if the API does not say. */
export const takenMessageSchema = z.object({ stored: z.optional(z.boolean()), mailed: z.optional(z.boolean()) });
export type TakenMessage = z.infer<typeof takenMessageSchema>;
