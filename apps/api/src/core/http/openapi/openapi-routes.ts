import { Hono } from 'hono';
import { notFound } from '../../errors.ts';
import type { ApiEnv } from '../api-env.ts';
import { sendCompressed } from '../send-compressed.ts';
import { openApiDocument } from './openapi-document.ts';
import { referenceFile, referencePage, referencePolicy } from './reference-page.ts';
import { errors } from '../../texts/index.ts';

const forever = 'public, max-age=31536000, immutable';

/** Routes for the OpenAPI document at `openapi.json`, generated once, and the API reference at `docs/`. */
export function openApiRoutes(describedApp: () => Hono<ApiEnv>): Hono<ApiEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<ApiEnv>()
    .get('/openapi.json', async (c) => c.json(await (document ??= openApiDocument(describedApp()))))
    .get('/docs', (c) => {
      c.header('content-security-policy', referencePolicy);
      return c.html(referencePage);
    })
    .get('/docs/:file', async (c) => {
      const file = await referenceFile(c.req.param('file'));
      if (!file) throw notFound(errors.noReferenceFile);
      c.header('content-type', file.type);
      c.header('cache-control', forever);
      return sendCompressed(c, file.text, file.edition);
    });
}
