import * as z from 'zod/mini';
import { lenientList, lenientText, lenientTexts } from './lenient-values.ts';

/** What `health/` answers: whether the API can reach its database, and how many bikes it knows. */
export const healthSchema = z.object({ status: z.enum(['ok', 'down']), database: z.string(), bikes: z.int() });
export type Health = z.infer<typeof healthSchema>;

/** What the API answers when it has counted that somebody opened the page of a bike or an article. */
export const countedViewSchema = z.object({ counted: z.boolean() });

/** What the API answers when it has stored a report of a wrong figure. */
export const storedReportSchema = z.object({ stored: z.boolean() });

const brandEntry = z.object({ slug: z.string(), changed_on: lenientText });
const articleEntry = z.object({ slug: z.string(), published_date: lenientText });
const bikeEntry = z.object({ slug: z.string(), brand: z.string(), changed_on: lenientText });
const usedBikeEntry = z.object({ slug: z.string(), changed_on: lenientText });

/**
 * What a sitemap names: every brand and bike with the day ('2026-11-21') on which its facts changed last, every article,
 * the used bikes on sale that somebody has looked at, and the body styles, budgets and capacities ('min-max' in rupees and cc)
 * that hold at least one bike.
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

/**
 * What the API answers when it has stored a message; `mailed` says whether somebody is told of it by mail, and is absent on an API
 * that does not say.
 */
export const takenMessageSchema = z.object({ stored: z.optional(z.boolean()), mailed: z.optional(z.boolean()) });
export type TakenMessage = z.infer<typeof takenMessageSchema>;
