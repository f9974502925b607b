import { deskImportSchema } from '@dopahiya/domain/desk';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { atDesk } from '../entries/entry-routes.ts';
import { filesIn, limitForm } from '../tools/upload-form.ts';
import type { ImportService } from './import-service.ts';

/** Dependencies of the routes of imports. */
export interface ImportRouteDeps {
  imports: ImportService;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes `desk/imports/`: files of the catalogue, all or nothing, and what they would change. */
export function importRoutes({ imports, guard, limits }: ImportRouteDeps) {
  const run = async (c: Context<ApiEnv>, isDryRun: boolean) => {
    const files = await filesIn(c, 'files');
    const given = await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
    );
    return imports.run(c.var.author, given, { isDryRun, language: languageOf(c) });
  };
  return new Hono<ApiEnv>()
    .use(limitRate(limits.writes), ...guard, limitForm())
    .post(
      '/',
      describeCall({
        ...atDesk,
        summary: 'Imports files of the catalogue, each changed entry as a revision; nothing if anything is refused',
        answer: deskImportSchema,
      }),
      async (c) => c.json(await run(c, false)),
    )
    .post(
      '/dry-run',
      describeCall({ ...atDesk, summary: 'What an import would add, change and refuse', answer: deskImportSchema }),
      async (c) => c.json(await run(c, true)),
    );
}
