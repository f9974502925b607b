import { messages, photoFieldsSchema } from '@dopahiya/domain/inputs';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { AppError, invalidFields } from '../../../core/errors.ts';
import { messagesByField } from '../../../core/http/validate-input.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import type { SentPhoto } from './listing-photo-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const formSchema = z.object({
  image: z.instanceof(File, { error: messages.photoFile }),
  ...photoFieldsSchema.shape,
});

/** Rejects requests without a multipart form before reading the body. */
export const requireForm: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError(400, marketErrors.formNeeded);
  await next();
};

/** Reads a photo and its fields from a received form. @throws AppError 400 if the form is invalid. */
export async function readPhotoForm(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<SentPhoto & { original: Buffer }> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError(400, marketErrors.photoCutOff);
  });
  const { success, error, data } = formSchema.safeParse(Object.fromEntries(form));
  if (!success) throw invalidFields(messagesByField(error.issues));
  const { image, bike, position = null } = data;
  const original = Buffer.from(await image.arrayBuffer());
  return { listing: bike, submission_key: data.key ?? null, position, original };
}
