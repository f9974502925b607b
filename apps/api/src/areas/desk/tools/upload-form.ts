import { deskLimits } from '@dopahiya/domain/desk';
import type { Context } from 'hono';
import { badRequest, notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { limitBodyTo } from '../../../core/http/request-body.ts';
import { deskErrors } from '../../../core/texts/index.ts';

const AROUND_BYTES = 64 * 1024;

/** Rejects a form that is larger than one file may be. */
export const limitForm = (bytes: number = deskLimits.fileBytes) => limitBodyTo(bytes + AROUND_BYTES);

/** Reads the files of a multipart form by the name of their field. @throws AppError 400 without one, or with too many. */
export async function filesIn(c: Context<ApiEnv>, name: string): Promise<File[]> {
  const form = await c.req.raw.formData().catch(() => {
    throw badRequest(deskErrors.formCutOff);
  });
  const files = form.getAll(name).filter((value) => typeof value !== 'string');
  if (files.length === 0) throw badRequest(deskErrors.noFile);
  if (files.length > deskLimits.files) throw badRequest(deskErrors.tooManyFiles(deskLimits.files));
  return files;
}

/** Reads the only file of a form. */
export async function fileIn(c: Context<ApiEnv>, name: string): Promise<Buffer> {
  const [file] = await filesIn(c, name);
  if (!file) throw notFound(deskErrors.noFile);
  return Buffer.from(await file.arrayBuffer());
}
