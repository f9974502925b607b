import { wordingOf } from '@dopahiya/domain/inputs';
import type { Wording } from '@dopahiya/domain/languages';
import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';
import type { ApiEnv } from './api-env.ts';
import { type FieldErrors, invalidFields } from '../errors.ts';
import { schemaOptions } from './openapi/schema-options.ts';
import { errors } from '../texts/index.ts';

/** Inputs of a route: the JSON body parsed by `readJson`, and the query. */
export interface CallInputs {
  json: unknown;
  query: Record<string, string | string[]>;
}

interface Checked<Part extends keyof CallInputs, Schema extends z.ZodObject> {
  in: Pick<CallInputs, Part>;
  out: Record<Part, z.output<Schema>>;
}

/** Middleware that validates the query or JSON body of a route; responds `{field: [text]}` to an invalid one. */
export function validateInput<Part extends keyof CallInputs, Schema extends z.ZodObject>(
  part: Part,
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, Checked<Part, Schema>> {
  type Input = Checked<Part, Schema>;
  return validator<Schema, Part, ApiEnv, string, unknown, unknown, Input, Input>(
    part,
    schema,
    (result) => {
      if (!result.success) throw invalidFields(messagesByField(result.error));
    },
    { options: schemaOptions },
  );
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Returns the messages of a schema's issues by field. */
export function messagesByField(issues: readonly Issue[]): FieldErrors {
  const messages: Record<string, Wording[]> = {};
  for (const { path, message } of issues) (messages[fieldOf(path?.[0])] ??= []).push(wordingOf(message));
  return messages;
}

function fieldOf(segment: PropertyKey | { key: PropertyKey } | undefined): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
