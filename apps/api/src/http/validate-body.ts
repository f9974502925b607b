import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';
import type { ApiEnv } from './api-env.ts';
import { invalidFields } from './app-error.ts';
import { complaintsByField } from './complaints.ts';
import { schemaOptions } from './openapi/schema-options.ts';

interface Checked<Schema extends z.ZodObject> {
  in: { json: unknown };
  out: { json: z.output<Schema> };
}

/** Middleware that checks the JSON body of a call once `readJson` has read it; what cannot be used is answered with `{field: [text]}`. */
export function validateBody<Schema extends z.ZodObject>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, Checked<Schema>> {
  type Body = Checked<Schema>;
  return validator<Schema, 'json', ApiEnv, string, unknown, unknown, Body, Body>(
    'json',
    schema,
    (result) => {
      if (!result.success) throw invalidFields(complaintsByField(result.error));
    },
    { options: schemaOptions },
  );
}
