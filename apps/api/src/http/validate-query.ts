import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';
import type { ApiEnv } from './api-env.ts';
import { invalidFields } from './app-error.ts';
import { complaintsByField } from './complaints.ts';
import { schemaOptions } from './openapi/schema-options.ts';

interface Checked<Schema extends z.ZodObject> {
  in: { query: Record<string, string | string[]> };
  out: { query: z.output<Schema> };
}

/** Middleware that checks the query of a call; what cannot be used is answered with `{field: [text]}`. */
export function validateQuery<Schema extends z.ZodObject>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, Checked<Schema>> {
  type Query = Checked<Schema>;
  return validator<Schema, 'query', ApiEnv, string, unknown, unknown, Query, Query>(
    'query',
    schema,
    (result) => {
      if (!result.success) throw invalidFields(complaintsByField(result.error));
    },
    { options: schemaOptions },
  );
}
