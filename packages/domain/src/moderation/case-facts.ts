import * as z from 'zod/mini';
import { lenientText } from '../requests/lenient-values.ts';
import { conversationSides, offerStatuses, reportSubjects } from '../market/conversation-words.ts';
import { listingConditions, listingOwners } from '../market/listing-words.ts';
import { moderationVerdicts } from './moderation-words.ts';

const idSchema = z.int();

/** Facts about the bike of a moderation case, and the market price in whole rupees; null without an estimate. */
export const caseBikeSchema = z.object({
  year: z.int(),
  km: z.int(),
  owner: z.enum(listingOwners),
  condition: z.enum(listingConditions),
  registration: z.string(),
  city: lenientText,
  price: z.int(),
  estimate: z.nullable(z.object({ value: z.int(), low: z.int(), high: z.int() })),
  /** Price of the model when new, or its last price. */
  new_price: z.nullable(z.int()),
});

/** Person involved in a case, with their account's history (times as ISO text). */
export const casePersonSchema = z.object({
  role: z.enum(['seller', 'buyer', 'author']),
  name: z.string(),
  since: z.string(),
  /** Whether the email address is confirmed. */
  is_confirmed: z.boolean(),
  /** Number of bikes ever listed, and now on sale and sold. */
  listed: z.int(),
  on_sale: z.int(),
  sold: z.int(),
  /** Number of rejected items, and those rejected as fraud; reversed decisions don't count. */
  refused: z.int(),
  frauds: z.int(),
});

/** Offer for the bike; a case lists the latest first. */
export const caseOfferSchema = z.object({
  id: idSchema,
  /** Side that made the offer. */
  side: z.enum(conversationSides),
  /** First name of the buyer; null once their account is deleted. */
  buyer: lenientText,
  amount: z.int(),
  status: z.enum(offerStatuses),
  at: z.nullable(z.string()),
});

/** Reporter: when the account was created, number of reports sent, and number of those found wrong. */
export const caseReporterSchema = z.object({ name: z.string(), since: z.string(), reports: z.int(), wrong: z.int() });

/** Other open or closed case about the same listing or person. */
export const relatedCaseSchema = z.object({
  id: z.string(),
  subject: z.enum(reportSubjects),
  subject_id: idSchema,
  title: z.string(),
  path: lenientText,
  of: z.enum(['listing', 'person']),
  /** Whether it awaits a decision. */
  is_open: z.boolean(),
  /** Latest decision, unless reversed. */
  decision: z.nullable(z.enum(moderationVerdicts)),
});
