import * as z from 'zod/mini';
import { bikeDetailSchema } from '../bikes/index.ts';
import { onRoadPriceSchema } from '../prices/index.ts';
import { pageOf } from '../requests/lists.ts';
import { lenientText } from '../requests/lenient-values.ts';
import { deskKinds, deskRoles, importEffects, messageStates } from './desk-words.ts';

/** Preview of content that is not published: what its page will show. */
export const deskPreviewSchema = z.object({
  /** A model as its page gets it; null for other kinds. */
  bike: z.nullable(bikeDetailSchema),
  /** Its price in the city asked for; null without a price. */
  price: z.nullable(onRoadPriceSchema),
  /** Drawing to scale, as SVG. */
  drawing: z.nullable(z.string()),
  /** Rendered HTML of an article, with its figures of today. */
  html: z.nullable(z.string()),
  /** Rendered HTML in Hindi. */
  html_hindi: z.nullable(z.string()),
});
export type DeskPreview = z.infer<typeof deskPreviewSchema>;

/** Uploaded photograph: its file name for the content, and where it can be seen. */
export const deskPhotoSchema = z.object({ file: z.string(), address: z.string(), width: z.int(), height: z.int() });
export type DeskPhoto = z.infer<typeof deskPhotoSchema>;

/** Fact read from a spec sheet, with the words it comes from. */
const readFactSchema = z.object({
  /** Path in the content: 'specifications.kerb_weight'. */
  path: z.string(),
  label: z.string(),
  value: z.unknown(),
  unit: z.nullable(z.string()),
  /** Line of the sheet, from 1, and the words in it. */
  line: z.int(),
  words: z.string(),
  /** Value in the catalogue; null if it has none. */
  current: z.unknown(),
  /** Name of the variant that a column belongs to; null for the model. */
  variant: z.nullable(z.string()),
});
export type ReadFact = z.infer<typeof readFactSchema>;

/** Reading of a spec sheet: facts to accept one by one, and lines that were not understood. */
export const brochureReadingSchema = z.object({
  facts: z.array(readFactSchema),
  unread: z.array(z.object({ line: z.int(), text: z.string(), reason: lenientText })),
  /** The text itself, for a PDF. */
  text: z.string(),
});
export type BrochureAnswer = z.infer<typeof brochureReadingSchema>;

/** Result of an import, or of its dry run: entries by effect, and what was refused. Nothing is written if anything was refused. */
export const deskImportSchema = z.object({
  is_dry_run: z.boolean(),
  entries: z.array(
    z.object({ kind: z.enum(deskKinds), slug: z.string(), title: z.string(), effect: z.enum(importEffects) }),
  ),
  refused: z.array(z.object({ file: z.string(), line: z.int(), reason: z.string() })),
});
export type DeskImport = z.infer<typeof deskImportSchema>;

/** Prepared export of the catalogue: the end of its address, and its size. */
export const deskExportSchema = z.object({ key: z.string(), bytes: z.int() });
export type DeskExport = z.infer<typeof deskExportSchema>;

/** Number of things that wait in the inbox. */
export const deskInboxSchema = z.object({
  messages: z.int(),
  figure_reports: z.int(),
  questions: z.int(),
  moderation_cases: z.int(),
  drafts: z.int(),
});
export type DeskInbox = z.infer<typeof deskInboxSchema>;

/** Message of the contact page. */
export const deskMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  city: z.string(),
  comments: z.string(),
  sent_at: z.string(),
  state: z.enum(messageStates),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

export const deskMessagePageSchema = pageOf(deskMessageSchema);

/** Report of a wrong figure, next to the catalogue's value. */
const deskFigureReportSchema = z.object({
  id: z.int(),
  bike: z.object({ slug: z.string(), name: z.string() }),
  /** Path in the content of the model. */
  path: z.string(),
  label: z.string(),
  unit: z.nullable(z.string()),
  current: z.unknown(),
  reported: z.string(),
  /** The reported value in the form of the content; null if it cannot be read as one. */
  value: z.unknown(),
  seen_at: lenientText,
  count: z.int(),
  reported_at: z.string(),
});
export type DeskFigureReport = z.infer<typeof deskFigureReportSchema>;

export const deskFigureReportPageSchema = pageOf(deskFigureReportSchema);

/** Question that the chatbot could not answer, without names, numbers and people. */
const deskQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  count: z.int(),
  last_asked_at: z.string(),
});
export type DeskQuestion = z.infer<typeof deskQuestionSchema>;

export const deskQuestionPageSchema = pageOf(deskQuestionSchema);

/** Account with a role; `has_second_factor` is needed to use the desk. */
const deskPersonSchema = z.object({
  username: z.string(),
  role: z.enum([...deskRoles, 'moderator']),
  has_second_factor: z.boolean(),
});
export type DeskPerson = z.infer<typeof deskPersonSchema>;

export const deskPeopleSchema = z.object({ people: z.array(deskPersonSchema) });
