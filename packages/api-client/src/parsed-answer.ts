import type { ResponsePromise, StandardSchemaV1, StandardSchemaV1InferOutput } from 'ky';
import { refuseForeign, toApiError } from './to-api-error.ts';

/** The answer of a request, parsed by `schema`. @throws ApiError whatever went wrong. */
export async function parsedAnswer<Schema extends StandardSchemaV1>(
  answer: ResponsePromise,
  schema: Schema,
  signal: AbortSignal | undefined,
): Promise<StandardSchemaV1InferOutput<Schema>> {
  try {
    refuseForeign(await answer);
    return await answer.json(schema);
  } catch (error) {
    throw toApiError(error, signal);
  }
}
