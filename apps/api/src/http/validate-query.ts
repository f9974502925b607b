import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';
import type { ApiEnv } from './api-env.ts';
import { invalidFields } from './app-error.ts';

interface Checked<Schema extends z.ZodObject> {
  in: { query: Record<string, string | string[]> };
  out: { query: z.output<Schema> };
}

/** Middleware that checks the query of a call; what cannot be used is answered with `{field: [text]}`. */
export function validateQuery<Schema extends z.ZodObject>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, Checked<Schema>> {
  type Query = Checked<Schema>;
  return validator<Schema, 'query', ApiEnv, string, unknown, unknown, Query, Query>('query', schema, (result) => {
    if (!result.success) throw invalidFields(complaintsByField(result.error));
  });
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function complaintsByField(issues: readonly Issue[]): Record<string, string[]> {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of issues) (complaints[fieldOf(path?.[0])] ??= []).push(message);
  return complaints;
}

function fieldOf(segment: PropertyKey | { key: PropertyKey } | undefined): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
