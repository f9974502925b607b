import { doneSchema } from '@dopahiya/domain/account';
import { deskFigureReportPageSchema, deskInboxSchema, deskQuestionPageSchema } from '@dopahiya/domain/desk';
import { figureReportEndSchema, pageQuerySchema } from '@dopahiya/domain/inputs';
import { Hono, type MiddlewareHandler } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { readRowId } from '../../../core/row-id.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import { atDesk } from '../entries/entry-routes.ts';
import type { InboxService } from './inbox-service.ts';

/** Dependencies of the routes of the inbox. */
export interface InboxRouteDeps {
  inbox: InboxService;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Route `desk/inbox/`: how much waits. */
export function inboxRoutes({ inbox, guard }: InboxRouteDeps) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({ ...atDesk, summary: 'Number of things that wait in the inbox', answer: deskInboxSchema }),
    ...guard,
    async (c) => c.json(await inbox.counts(c.var.author)),
  );
}

/** Routes under `desk/figure-reports/`: figures that visitors call wrong. */
export function figureReportRoutes({ inbox, guard, limits }: InboxRouteDeps) {
  return new Hono<ApiEnv>()
    .use(...guard)
    .get(
      '/',
      describeCall({
        ...atDesk,
        summary: 'Open reports of wrong figures, most reported first',
        answer: deskFigureReportPageSchema,
      }),
      validateInput('query', pageQuerySchema),
      async (c) => {
        const page = await inbox.figureReports(c.req.valid('query'), languageOf(c));
        return c.json(presentPage(c.req.url, page, (report) => report));
      },
    )
    .post(
      '/:id',
      describeCall({
        ...atDesk,
        summary: 'Settles a report, as the moderation page does: the figure was corrected, or is kept',
        answer: doneSchema,
        conflict: 'The report is settled already',
      }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', figureReportEndSchema),
      async (c) => {
        const id = readRowId(c.req.param('id'));
        if (id === undefined) throw notFound(deskErrors.noReport);
        await inbox.settleReport(c.var.author, id, c.req.valid('json').verdict);
        return c.json({ done: true });
      },
    );
}

/** Route `desk/questions/`: what the chatbot could not answer. */
export function questionRoutes({ inbox, guard }: InboxRouteDeps) {
  return new Hono<ApiEnv>().use(...guard).get(
    '/',
    describeCall({
      ...atDesk,
      summary: 'Questions that the chatbot could not answer, most frequent first, without people and numbers',
      answer: deskQuestionPageSchema,
    }),
    validateInput('query', pageQuerySchema),
    async (c) => {
      const page = await inbox.questions(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, (question) => question));
    },
  );
}
