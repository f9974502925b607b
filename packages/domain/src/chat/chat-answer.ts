import * as z from 'zod/mini';
import { lenientList, lenientMonth, lenientText, lenientTexts } from '../requests/lenient-values.ts';

const factSchema = z.object({ label: z.string(), value: z.string() });

/** A card beside a reply: what it says in figures, of which month they are, and the page with the same state. */
const chatCardSchema = z.object({
  /** What it shows: 'price' has a cap of its own, 'comparison' is drawn; 'bikes', 'figures' and others are lines. */
  kind: lenientText,
  title: z.string(),
  /** The month of its figures, 'YYYY-MM'; null where they have none. */
  month: lenientMonth,
  facts: lenientList(factSchema),
  /** Slugs of the bikes that a comparison is about. */
  bikes: lenientTexts,
  /** An address of this site. */
  link: z.nullish(z.object({ label: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/)) })),
});
export type ChatCard = z.infer<typeof chatCardSchema>;

/** One of at most three answers that a visitor is offered where a name was unclear. */
const choiceSchema = z.object({ label: z.string(), message: z.string() });

/** What the bot answers; another API sends `reply` alone. An empty reply says that nothing was understood. */
export const chatAnswerSchema = z.object({
  reply: lenientText,
  intent: lenientText,
  slots: z.nullish(z.record(z.string(), z.unknown())),
  cards: lenientList(chatCardSchema),
  choices: lenientList(choiceSchema),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** What the API answers to the details of who asks; the id is not to be guessed. */
export const chatPersonSchema = z.object({ id: z.union([z.string(), z.number()]), name: lenientText });
export type ChatPerson = z.infer<typeof chatPersonSchema>;
