import { doneSchema } from '@dopahiya/domain/account';
import {
  deskCheckSchema,
  deskEntryPageSchema,
  deskEntrySchema,
  type DeskKind,
  deskKinds,
  deskLimits,
  deskPreviewSchema,
  deskRevisionPageSchema,
  deskRevisionSchema,
  singleDeskKinds,
} from '@dopahiya/domain/desk';
import {
  deskContentInputSchema,
  deskDraftInputSchema,
  deskEntryQuerySchema,
  deskPublicationSchema,
  deskRevisionQuerySchema,
} from '@dopahiya/domain/inputs';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { limitBodyTo, readJson } from '../../../core/http/request-body.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { readRowId } from '../../../core/row-id.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import type { PreviewService } from '../tools/preview-service.ts';
import type { RevisionRow, Subject } from './desk-repository.ts';
import { presentListedEntry, presentRevision } from './entry-presenter.ts';
import type { EntryService } from './entry-service.ts';
import type { PublicationService } from './publication-service.ts';

/** Dependencies of the routes of entries. */
export interface EntryRouteDeps {
  entries: EntryService;
  publications: PublicationService;
  previews: PreviewService;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Description shared by the routes of the desk. */
export const atDesk = {
  group: 'Desk',
  signedIn: true,
  missing: 'The user has no role at the desk, or there is no such entry',
} as const;

/** A character may take four bytes. */
const withContent = [limitBodyTo(4 * deskLimits.content), readJson] as const;

const conflicting = 'Somebody published another version meanwhile';

/** Routes under `desk/entries/`: lists of entries, and one with its form. */
export function entryReadingRoutes({ entries, guard }: Pick<EntryRouteDeps, 'entries' | 'guard'>) {
  return new Hono<ApiEnv>()
    .use(...guard)
    .get(
      '/',
      describeCall({ ...atDesk, summary: 'The entries of a kind, those with gaps first', answer: deskEntryPageSchema }),
      validateInput('query', deskEntryQuerySchema),
      async (c) => {
        const query = c.req.valid('query');
        const page = await entries.list(c.var.author, query, languageOf(c));
        return c.json(presentPage(c.req.url, page, (row) => presentListedEntry(query.kind, row)));
      },
    )
    .get(
      '/:kind/:slug',
      describeCall({
        ...atDesk,
        summary: 'An entry with its form, version and the user’s draft; one that does not exist has no content',
        answer: deskEntrySchema,
      }),
      async (c) => c.json(await entries.get(c.var.author, subjectIn(c), languageOf(c))),
    );
}

/** Routes under `desk/entries/{kind}/{slug}/` that check, preview, keep and publish content. */
export function entryWritingRoutes({ entries, publications, previews, guard, limits }: EntryRouteDeps) {
  const writing = [limitRate(limits.writes), ...guard] as const;
  return new Hono<ApiEnv>()
    .use(...writing)
    .post(
      '/:kind/:slug/check',
      describeCall({
        ...atDesk,
        summary: 'What content would change, and what stands in its way',
        answer: deskCheckSchema,
      }),
      ...withContent,
      validateInput('json', deskContentInputSchema),
      async (c) => c.json(await entries.check(subjectIn(c), c.req.valid('json').content, languageOf(c))),
    )
    .post(
      '/:kind/:slug/preview',
      describeCall({ ...atDesk, summary: 'What the page will show with this content', answer: deskPreviewSchema }),
      ...withContent,
      validateInput('json', deskContentInputSchema),
      async (c) => c.json(await previews.of(subjectIn(c), c.req.valid('json').content, languageOf(c))),
    )
    .post(
      '/:kind/:slug/draft',
      describeCall({ ...atDesk, summary: 'Keeps a draft of the user', answer: doneSchema }),
      ...withContent,
      validateInput('json', deskDraftInputSchema),
      async (c) => {
        await entries.saveDraft(c.var.author, subjectIn(c), c.req.valid('json'));
        return c.json({ done: true });
      },
    )
    .delete(
      '/:kind/:slug/draft',
      describeCall({ ...atDesk, summary: 'Deletes the draft of the user', answer: doneSchema }),
      async (c) => {
        await entries.deleteDraft(c.var.author, subjectIn(c));
        return c.json({ done: true });
      },
    )
    .post(
      '/:kind/:slug/publish',
      describeCall({
        ...atDesk,
        summary: 'Publishes content as one revision, or removes the entry with content null',
        answer: deskRevisionSchema,
        status: 201,
        conflict: conflicting,
      }),
      ...withContent,
      validateInput('json', deskPublicationSchema),
      async (c) => {
        const revision = await publications.publish(c.var.author, subjectIn(c), c.req.valid('json'));
        return c.json(await presented(entries, c, revision), 201);
      },
    );
}

/** Routes under `desk/revisions/`: the log, and undoing. */
export function revisionRoutes({ entries, publications, guard, limits }: Omit<EntryRouteDeps, 'previews'>) {
  return new Hono<ApiEnv>()
    .use(...guard)
    .get(
      '/',
      describeCall({ ...atDesk, summary: 'Who changed what, the latest first', answer: deskRevisionPageSchema }),
      validateInput('query', deskRevisionQuerySchema),
      async (c) => {
        const page = await entries.revisions(c.req.valid('query'));
        const names = await entries.namesOf(
          page.rows.map(({ kind }) => kind),
          languageOf(c),
        );
        return c.json(presentPage(c.req.url, page, (row) => presentRevision(row, names)));
      },
    )
    .post(
      '/:id/undo',
      describeCall({
        ...atDesk,
        summary: 'Undoes a revision with a new one',
        answer: deskRevisionSchema,
        status: 201,
        conflict: 'It is undone already, or a later one changed the same values',
      }),
      limitRate(limits.writes),
      async (c) => {
        const id = readRowId(c.req.param('id'));
        if (id === undefined) throw notFound(deskErrors.noRevision);
        return c.json(await presented(entries, c, await publications.undo(c.var.author, id)), 201);
      },
    );
}

async function presented(entries: EntryService, c: Context<ApiEnv>, revision: RevisionRow) {
  return presentRevision(revision, await entries.namesOf([revision.kind], languageOf(c)));
}

/** Parses the entry in an address. @throws AppError 404 for an unknown kind or a text that is no slug. */
function subjectIn(c: Context<ApiEnv>): Subject {
  const [kind, slug = ''] = [c.req.param('kind'), c.req.param('slug')];
  const isSlug = slug.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
  const known = deskKinds.find((one): one is DeskKind => one === kind);
  const isOther = singleDeskKinds.some((one) => one === known) && slug !== known;
  if (!known || !isSlug || isOther) throw notFound(deskErrors.noEntry);
  return { kind: known, slug };
}
