import * as z from 'zod/mini';
import { pageOf } from '../requests/lists.ts';
import { lenientNumber, lenientText } from '../requests/lenient-values.ts';
import { type DeskFieldKind, deskFieldKinds, deskKinds, deskRoles } from './desk-words.ts';

/** The user of the desk: an owner may also grant roles. */
export const deskUserSchema = z.object({ username: z.string(), role: z.enum(deskRoles) });
export type DeskUser = z.infer<typeof deskUserSchema>;

/** Entry in a list. */
const listedDeskEntrySchema = z.object({
  /** Kind and slug, like 'model/splendor-plus'. */
  id: z.string(),
  kind: z.enum(deskKinds),
  slug: z.string(),
  title: z.string(),
  /** Second line, such as the brand and status of a model. */
  about: lenientText,
  /** Names of wanted facts that are missing. */
  gaps: z.array(z.string()),
  /** Page views of the last four weeks; null if they are not counted. */
  views: lenientNumber,
  /** Time of the last change at the desk; null if the entry is as in the files. */
  changed_at: lenientText,
  /** Whether the user has an unpublished draft of it. */
  has_draft: z.boolean(),
});
export type ListedDeskEntry = z.infer<typeof listedDeskEntrySchema>;

export const deskEntryPageSchema = pageOf(listedDeskEntrySchema);

/** Field of a form: where its value is in the content, and how to edit it. */
export interface DeskField {
  /** Keys down to the value, joined by dots: 'specifications.mileage'. Of a field in a list: within the item. */
  path: string;
  label: string;
  kind: DeskFieldKind;
  /** Heading under which fields stand together; null for the same as before. */
  group: string | null;
  hint: string | null;
  unit: string | null;
  is_required: boolean;
  /** Whether it can only be set in a new entry. */
  is_fixed: boolean;
  /** Choices of a closed list. */
  choices: { value: string; label: string }[];
  /** Plausible range of a number; null if it has none. */
  range: [number, number] | null;
  /** Maximum number of characters or items; null if there is none. */
  max: number | null;
  /** Fields of the items of a list. */
  items: DeskField[];
}

const deskFieldSchema: z.ZodMiniType<DeskField> = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(deskFieldKinds),
  group: z.nullable(z.string()),
  hint: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  is_required: z.boolean(),
  is_fixed: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  range: z.nullable(z.tuple([z.number(), z.number()])),
  max: z.nullable(z.number()),
  items: z.array(z.lazy(() => deskFieldSchema)),
});

/** Content of an entry, in the format of the catalogue's files. */
const deskContentSchema = z.record(z.string(), z.unknown());
export type DeskContent = z.infer<typeof deskContentSchema>;

/** Change of one value; undefined values are null. Lists are compared as a whole. */
const deskChangeSchema = z.object({
  path: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** Labels of the values in an object or in the items of a list, by path, and of choices, by value. */
  words: z.record(z.string(), z.string()),
});
export type DeskChange = z.infer<typeof deskChangeSchema>;

/** Where a figure comes from. */
const deskFactSchema = z.object({
  /** Path of the value. */
  path: z.string(),
  source: z.nullable(z.string()),
  /** Month or year of the source. */
  as_of: z.nullable(z.string()),
  confidence: z.nullable(z.string()),
});
export type DeskFact = z.infer<typeof deskFactSchema>;

/** Unpublished content of one user; `base` is the version that it began with. */
const deskDraftSchema = z.object({
  content: deskContentSchema,
  base: z.nullable(z.string()),
  /** What was published when the draft began; null for a new entry, and if it is not known any more. */
  base_content: z.nullable(deskContentSchema),
  saved_at: z.string(),
});

/** Entry with its form. */
export const deskEntrySchema = z.object({
  kind: z.enum(deskKinds),
  slug: z.string(),
  title: z.string(),
  /** Null for a new entry, and for one that was removed. */
  content: z.nullable(deskContentSchema),
  /** Version of the content: sent when publishing, so that no unread version is overwritten. Null without content. */
  version: z.nullable(z.string()),
  fields: z.array(deskFieldSchema),
  /** Values that a new entry begins with. */
  initial: deskContentSchema,
  facts: z.array(deskFactSchema),
  /** Paths of wanted facts that are missing. */
  gaps: z.array(z.string()),
  draft: z.nullable(deskDraftSchema),
  /** Public page; null if there is none. */
  path: z.nullable(z.string()),
  /** Whether it may be removed: models are discontinued instead. */
  is_removable: z.boolean(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;

/** Reason why content cannot be published, with the path of the value. */
const deskProblemSchema = z.object({ path: z.string(), reason: z.string() });
export type DeskProblem = z.infer<typeof deskProblemSchema>;

/** Result of checking content: what would change, what stands in the way, and what to look at twice. */
export const deskCheckSchema = z.object({
  changes: z.array(deskChangeSchema),
  problems: z.array(deskProblemSchema),
  warnings: z.array(deskProblemSchema),
});
export type DeskCheck = z.infer<typeof deskCheckSchema>;

/** Published change: one revision of an entry. */
export const deskRevisionSchema = z.object({
  id: z.int(),
  kind: z.enum(deskKinds),
  slug: z.string(),
  title: z.string(),
  /** Username; null once the account is deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
  note: z.nullable(z.string()),
  changes: z.array(deskChangeSchema),
  /** Revision that this one undoes. */
  undoes: z.nullable(z.int()),
  /** Revision that undid this one. */
  undone_by: z.nullable(z.int()),
});
export type DeskRevision = z.infer<typeof deskRevisionSchema>;

export const deskRevisionPageSchema = pageOf(deskRevisionSchema);
