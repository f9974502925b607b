import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { deskExportSchema } from '@dopahiya/domain/desk';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall, describeFile } from '../../../core/http/openapi/describe-call.ts';
import { privateNoStore } from '../../../core/http/response-headers.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { Roles } from '../../accounts/index.ts';
import { requireOwner } from '../access/require-owner.ts';
import { atDesk } from '../entries/entry-routes.ts';
import type { ExportService } from './export-service.ts';

/** Dependencies of the routes of exports. */
export interface ExportRouteDeps {
  exports: ExportService;
  roles: Roles;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes `desk/exports/`: prepares the catalogue as a ZIP for an owner, and sends it to whoever has its key. */
export function exportRoutes({ exports, roles, guard, limits }: ExportRouteDeps) {
  return new Hono<ApiEnv>()
    .post(
      '/',
      describeCall({
        ...atDesk,
        summary: 'Prepares the catalogue as a ZIP of its files, for ten minutes; for owners',
        answer: deskExportSchema,
        status: 201,
        conflict: 'A photograph is missing',
      }),
      limitRate(limits.writes),
      ...guard,
      async (c) => {
        await requireOwner(roles, c.var.author);
        return c.json(await exports.prepare(), 201);
      },
    )
    .get(
      '/:key',
      describeFile({
        group: 'Desk',
        summary: 'The prepared ZIP: a browser saves it without a token, as the key is known only to who asked for it',
        type: 'application/zip',
        missing: 'There is no such file, or its time is over',
      }),
      privateNoStore,
      (c) => {
        const { path, name, bytes } = exports.file(c.req.param('key'));
        return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
          'content-type': 'application/zip',
          'content-length': String(bytes),
          'content-disposition': `attachment; filename="${name}"`,
        });
      },
    );
}
