import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod';
import { schemaOptions } from './schema-options.ts';

/** The group of the reference that a call stands in. */
export type CallGroup =
  | 'Bikes'
  | 'Search'
  | 'Prices'
  | 'Brands'
  | 'Places'
  | 'Reading'
  | 'Reviews'
  | 'Used bikes'
  | 'Spare parts'
  | 'Comparison'
  | 'Drawings'
  | 'Accounts'
  | 'Messages'
  | 'Chatbot'
  | 'Moderation'
  | 'Service';

/** What the reference says of a call beyond its address and its query. */
export interface CallDescription {
  group: CallGroup;
  /** One line: what the call answers. */
  summary: string;
  /** What else a caller must know. */
  description?: string;
  /** The contract of a good answer. */
  answer: z.core.$ZodType;
  /** The status of a good answer; 200 unless something is made. */
  status?: 200 | 201;
  /** When it answers 404. */
  missing?: string;
  /** When it answers 410. */
  gone?: string;
  /** When it answers 409. */
  conflict?: string;
  /** Whether only a signed-in user may call it. */
  signedIn?: boolean;
  /** Whether only a moderator may call it. */
  moderators?: boolean;
  /** Whether a client may be told to wait: for a call it is true unless told otherwise, for a file false. */
  limited?: boolean;
}

/** Describes a call in the OpenAPI document; its query and body describe themselves where they are checked. */
export function describeCall({ answer, ...call }: CallDescription): MiddlewareHandler {
  return describe(
    { limited: true, ...call },
    { 'application/json': { schema: resolver(answer as never, { options: schemaOptions }) } },
  );
}

/** Describes a call that answers with a file of this content type. */
export function describeFile({ type, ...call }: Omit<CallDescription, 'answer'> & { type: string }): MiddlewareHandler {
  return describe(call, { [type]: { schema: text } });
}

type Content = Extract<Parameters<typeof describeRoute>[0]['requestBody'], { content: object }>['content'];

function describe(call: Omit<CallDescription, 'answer'>, content: Content): MiddlewareHandler {
  const { group, summary, description, status = 200, missing, gone, conflict, signedIn, moderators, limited } = call;
  return describeRoute({
    tags: [group],
    summary,
    ...(description && { description }),
    responses: {
      [status]: { description: 'The answer', content },
      ...(signedIn && { 401: refusal('Nobody is signed in', detailSchema) }),
      ...(moderators && { 403: refusal('The user is no moderator, or has signed in without a code', detailSchema) }),
      ...(missing && { 404: refusal(missing, detailSchema) }),
      ...(gone && { 410: refusal(gone, detailSchema) }),
      ...(conflict && { 409: refusal(conflict, detailSchema) }),
      ...(limited && { 429: tooMany, 503: outage }),
    },
  });
}

const text = { type: 'string' as const };

/** `{detail}`: a refusal that is about no single field. */
const detailSchema = { type: 'object' as const, properties: { detail: text, request_id: text }, required: ['detail'] };

interface Described {
  description: string;
  content: Content;
}

function refusal(description: string, schema: Content[string]['schema']): Described {
  return { description, content: { 'application/json': { schema } } };
}

const seconds = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } } };

const outage = { ...refusal('The database does not answer right now', detailSchema), headers: seconds };

const tooMany = {
  ...refusal(
    'Too many calls from this address or account; `detail` and the header say when to ask again',
    detailSchema,
  ),
  headers: seconds,
};

/** What a call answers to a query or body that cannot be used. */
export const invalidAnswer: Described = refusal('A field cannot be used, or the body is no JSON', {
  anyOf: [{ type: 'object', additionalProperties: { type: 'array', items: text } }, detailSchema],
});
