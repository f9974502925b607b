import * as z from 'zod/mini';

/** Category of bikes; its slug is the value of `category` in `bikes/`. */
export const categorySchema = z.object({ id: z.union([z.int(), z.string()]), name: z.string(), slug: z.string() });
export type Category = z.infer<typeof categorySchema>;
