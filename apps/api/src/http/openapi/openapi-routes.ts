import { Hono } from 'hono';
import type { ApiEnv } from '../api-env.ts';
import { openApiDocument } from './openapi-document.ts';
import { referencePage, referencePolicy } from './reference-page.ts';

/** The OpenAPI document of an app at `openapi.json`, and the same for a reader at `docs/`; both are written once. */
export function openApiRoutes(describedApp: () => Hono<ApiEnv>): Hono<ApiEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  let page: Promise<string> | undefined;
  const read = () => (document ??= openApiDocument(describedApp()));
  return new Hono<ApiEnv>()
    .get('/openapi.json', async (c) => c.json(await read()))
    .get('/docs', async (c) => {
      c.header('content-security-policy', referencePolicy);
      return c.html(await (page ??= read().then(referencePage)));
    });
}
