import type { MiddlewareHandler } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type * as z from 'zod';
import { schemaOptions } from './schema-options.ts';

/** Group of a route in the API reference. */
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
  | 'Desk'
  | 'Service';

/** Description of a route in the API reference, beyond its address and query. */
export interface CallDescription {
  group: CallGroup;
  /** One-line summary of the response. */
  summary: string;
  /** Further notes for callers. */
  description?: string;
  /** Schema of a successful response. */
  answer: z.core.$ZodType;
  /** Status of a successful response; 201 if something is created, else 200. */
  status?: 200 | 201;
  /** When the route responds 404. */
  missing?: string;
  /** When the route responds 410. */
  gone?: string;
  /** When the route responds 409. */
  conflict?: string;
  /** Whether the route requires a signed-in user. */
  signedIn?: boolean;
  /** Whether the route requires a moderator. */
  moderators?: boolean;
  /** Whether the route is rate-limited; defaults to true for JSON and false for files. */
  limited?: boolean;
}

/** Describes a route in the OpenAPI document; its query and body are described by their validation. */
export function describeCall({ answer, ...call }: CallDescription): MiddlewareHandler {
  return describe(
    { limited: true, ...call },
    { 'application/json': { schema: resolver(answer as never, { options: schemaOptions }) } },
  );
}

/** Describes a route that responds with a file of this content type. */
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

/** `{detail}`: an error that is not about a single field. */
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

/** Response to an invalid query or body. */
export const invalidAnswer: Described = refusal('A field cannot be used, or the body is no JSON', {
  anyOf: [{ type: 'object', additionalProperties: { type: 'array', items: text } }, detailSchema],
});
