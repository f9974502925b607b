import * as z from 'zod/mini';

/** What `health/` answers: whether the API can reach its database, and how many bikes it knows. */
export const healthSchema = z.object({ status: z.enum(['ok', 'down']), database: z.string(), bikes: z.int() });
export type Health = z.infer<typeof healthSchema>;

/** What the API answers when it has counted that somebody opened the page of a bike. */
export const countedViewSchema = z.object({ counted: z.boolean() });

/** What the API answers when it has stored a report of a wrong figure. */
export const storedReportSchema = z.object({ stored: z.boolean() });
