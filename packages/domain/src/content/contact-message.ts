import * as z from 'zod/mini';

/**
 * What the API answers when it has stored a message; `mailed` says whether somebody is told of it by mail, and is absent on an API
 * that does not say.
 */
export const takenMessageSchema = z.object({ stored: z.optional(z.boolean()), mailed: z.optional(z.boolean()) });
export type TakenMessage = z.infer<typeof takenMessageSchema>;
