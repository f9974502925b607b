import * as z from 'zod/mini';

/** What the API answers when it has counted that somebody opened the page of a bike. */
export const countedViewSchema = z.object({ counted: z.boolean() });
