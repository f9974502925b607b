import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';
import { conversationSides, offerStatuses, reportSubjects } from '../market/conversation-words.ts';
import { listingConditions, listingOwners } from '../market/listing-words.ts';
import { moderationVerdicts } from './moderation-words.ts';

const idSchema = z.int();

/** The facts of the bike that a case is about, and what such bikes are asked for, in whole rupees; null where there is no estimate. */
export const caseBikeSchema = z.object({
  year: z.int(),
  km: z.int(),
  owner: z.enum(listingOwners),
  condition: z.enum(listingConditions),
  registration: z.string(),
  city: lenientText,
  price: z.int(),
  estimate: z.nullable(z.object({ value: z.int(), low: z.int(), high: z.int() })),
  /** What the model costs new, or cost last. */
  new_price: z.nullable(z.int()),
});

/** Somebody whose thing a case is about, and what their account has done (moments as ISO text). */
export const casePersonSchema = z.object({
  role: z.enum(['seller', 'buyer', 'author']),
  name: z.string(),
  since: z.string(),
  /** Whether they have confirmed their mail address. */
  is_confirmed: z.boolean(),
  /** How many bikes they have ever listed, and how many are on sale and sold now. */
  listed: z.int(),
  on_sale: z.int(),
  sold: z.int(),
  /** How many of their things were refused, and how many of these as a fraud; decisions that were taken back don't count. */
  refused: z.int(),
  frauds: z.int(),
});

/** A sum that was offered for the bike, the latest first. */
export const caseOfferSchema = z.object({
  id: idSchema,
  /** Which side made it. */
  side: z.enum(conversationSides),
  /** The first name of the buyer; null once their account is gone. */
  buyer: lenientText,
  amount: z.int(),
  status: z.enum(offerStatuses),
  at: z.nullable(z.string()),
});

/** Who reported something: since when they have an account, how many reports they sent, and how many of these were found wrong. */
export const caseReporterSchema = z.object({ name: z.string(), since: z.string(), reports: z.int(), wrong: z.int() });

/** Another thing of the same listing or person that is a case, or was one. */
export const relatedCaseSchema = z.object({
  id: z.string(),
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  title: z.string(),
  path: lenientText,
  of: z.enum(['listing', 'person']),
  /** Whether it waits for a decision. */
  is_open: z.boolean(),
  /** What was decided of it last, if that stands. */
  decision: z.nullable(z.enum(moderationVerdicts)),
});
