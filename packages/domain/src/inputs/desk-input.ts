import { deskKinds, deskLimits, deskOrderings, deskRoles, messageStates } from '../desk/index.ts';
import * as z from 'zod';
import { secondFactorConfirmationSchema } from './account-input.ts';
import { messages as texts } from './input-texts.ts';
import { oneOf, optionalIfEmpty, pagingShape, searchText } from './query-values.ts';
import { choice, typedLines } from './typed-texts.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** Query of a list of entries. */
export const deskEntryQuerySchema = z.object({
  kind: choice(deskKinds),
  search: searchText,
  ordering: oneOf(deskOrderings),
  ...pagingShape,
});

/** Query of the log of revisions. */
export const deskRevisionQuerySchema = z.object({
  kind: oneOf(deskKinds),
  slug: optionalIfEmpty(slug.optional()),
  ...pagingShape,
});

const content = z
  .record(z.string(), z.json())
  .refine((value) => JSON.stringify(value).length <= deskLimits.content, texts.tooLong(deskLimits.content));

const version = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .nullable();

/** Body of a check or preview. */
export const deskContentInputSchema = z.object({ content });

/** Body of a draft; `base` is the version that it began with, null for a new entry. */
export const deskDraftInputSchema = z.object({ content, base: version });

/** Body of a publication; null removes the entry. `base` is the version that the sender read. */
export const deskPublicationSchema = z.object({
  content: content.nullable(),
  base: version,
  note: optionalIfEmpty(typedLines(texts.reasonMissing, { min: 1, max: deskLimits.note }).optional()),
});

/** Body of a spec sheet as text. */
export const specSheetSchema = z.object({ text: z.string().min(1).max(deskLimits.specSheet) });

/** Query of the list of contact messages. */
export const deskMessageQuerySchema = z.object({ state: oneOf(messageStates), ...pagingShape });

/** Body that sets the state of a message. */
export const deskMessageStateSchema = z.object({ state: choice(messageStates) });

/** Body that settles a report of a wrong figure without an edit. */
export const figureReportEndSchema = z.object({ verdict: z.enum(['corrected', 'kept']) });

/** Body that grants a role, or takes it away. */
export const deskRoleSchema = z.object({ role: z.enum([...deskRoles, 'moderator']).nullable() });

/** Body that renews the proof of the second factor in this session. */
export const deskCodeSchema = secondFactorConfirmationSchema;
