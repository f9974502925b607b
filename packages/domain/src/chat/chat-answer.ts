import * as z from 'zod/mini';
import { lenientList, lenientMonth, lenientText, lenientTexts } from '../requests/lenient-values.ts';

const factSchema = z.object({ label: z.string(), value: z.string() });

/** Card next to a chatbot reply: its figures, their month, and a link to the page with the same state. */
const chatCardSchema = z.object({
  /** Kind of card: 'price' has its own design, 'comparison' includes drawings; 'bikes', 'figures' and others are plain lines. */
  kind: lenientText,
  title: z.string(),
  /** Month of the figures, 'YYYY-MM'; null if not applicable. */
  month: lenientMonth,
  facts: lenientList(factSchema),
  /** Slugs of the compared bikes. */
  bikes: lenientTexts,
  /** Path on this site. */
  link: z.nullish(z.object({ label: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/)) })),
});
export type ChatCard = z.infer<typeof chatCardSchema>;

/** One of at most three options offered when a name was ambiguous. */
const choiceSchema = z.object({ label: z.string(), message: z.string() });

/** Answer of the chatbot; another API sends only `reply`. An empty reply means that nothing was understood. */
export const chatAnswerSchema = z.object({
  reply: lenientText,
  intent: lenientText,
  slots: z.nullish(z.record(z.string(), z.unknown())),
  cards: lenientList(chatCardSchema),
  choices: lenientList(choiceSchema),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** Response to the visitor's details; the id cannot be guessed. */
export const chatPersonSchema = z.object({ id: z.union([z.string(), z.number()]), name: lenientText });
export type ChatPerson = z.infer<typeof chatPersonSchema>;
