import * as z from 'zod/mini';

/** A group of bikes that visitors look for together; its slug is what `bikes/` takes as `category`. */
export const categorySchema = z.object({ id: z.union([z.int(), z.string()]), name: z.string(), slug: z.string() });
export type Category = z.infer<typeof categorySchema>;
