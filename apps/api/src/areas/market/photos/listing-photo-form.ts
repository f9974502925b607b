import { inputErrors, photoFieldsSchema } from '@dopahiya/domain/inputs';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { AppError, invalidFields } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import type { SentPhoto } from './listing-photo-repository.ts';

const formSchema = z.object({
  image: z.instanceof(File, { error: inputErrors.photoFile }),
  ...photoFieldsSchema.shape,
});

/** Rejects requests without a multipart form before reading the body. */
export const requireForm: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError(400, 'This call takes a form with a file: multipart/form-data with image and bike.');
  await next();
};

/** Reads a photo and its fields from a received form. @throws AppError 400 if the form is invalid. */
export async function readPhotoForm(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<SentPhoto & { original: Buffer }> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError(400, 'We didn’t receive the whole photo. Send it again.');
  });
  const { success, error, data } = formSchema.safeParse(Object.fromEntries(form));
  if (!success) throw invalidFields(z.flattenError(error).fieldErrors);
  const { image, bike, position = null } = data;
  const original = Buffer.from(await image.arrayBuffer());
  return { listing: bike, submission_key: data.key ?? null, position, original };
}
