import { caseQuerySchema, decisionDraftSchema, pageQuerySchema, reversalSchema } from '@dopahiya/domain/inputs';
import {
  moderationCasePageSchema,
  moderationDecisionPageSchema,
  moderationDecisionSchema,
} from '@dopahiya/domain/moderation';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Roles } from '../../accounts/index.ts';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { privateNoStore } from '../../../core/http/response-headers.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { PhotoAddresses } from '../listings/listing-presenter.ts';
import { presentCase, presentDecision } from './moderation-presenter.ts';
import type { ModerationService } from './moderation-service.ts';
import { readRowId } from '../../../core/row-id.ts';
import { marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of the moderation routes. */
export interface ModerationRouteDeps {
  moderation: ModerationService;
  moderators: Roles;
  photoAddresses: PhotoAddresses;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Common description of the moderators' routes. */
export const forModerators = { group: 'Moderation', signedIn: true, moderators: true } as const;
const conflict = 'Somebody decided of it meanwhile, or it is another than was read';

/** Read routes under `moderation/`, for moderators who signed in with a second-factor code. */
export function moderationReadingRoutes(deps: Omit<ModerationRouteDeps, 'limits'>) {
  const { moderation, photoAddresses } = deps;
  const moderator = onlyModerators(deps);
  return new Hono<ApiEnv>()
    .get(
      '/cases',
      describeCall({
        ...forModerators,
        summary:
          'What is to be decided of, what is urgent first, then the oldest: what is held, reported, or waits to be read',
        answer: moderationCasePageSchema,
        missing: 'There is no such page',
      }),
      ...moderator,
      validateInput('query', caseQuerySchema),
      async (c) => {
        const page = await moderation.list(c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (row) => presentCase(row, photoAddresses)));
      },
    )
    .get(
      '/decisions',
      describeCall({
        ...forModerators,
        summary: 'What was decided, the latest first',
        answer: moderationDecisionPageSchema,
        missing: 'There is no such page',
      }),
      ...moderator,
      validateInput('query', pageQuerySchema),
      async (c) => c.json(presentPage(c.req.url, await moderation.decided(c.req.valid('query')), presentDecision)),
    );
}

/** Routes under `moderation/` to make and reverse decisions. */
export function moderationWritingRoutes(deps: Omit<ModerationRouteDeps, 'photoAddresses'>) {
  const { moderation, limits } = deps;
  const moderator = onlyModerators(deps);
  const written = [limitBody, readJson] as const;
  return new Hono<ApiEnv>()
    .post(
      '/decisions',
      describeCall({
        ...forModerators,
        summary: 'Decides of a case, and tells whose it is',
        description: 'Settles what was reported of it. `allow` shows it to others, `refuse` does not.',
        answer: moderationDecisionSchema,
        status: 201,
        missing: 'There is no such thing',
        conflict,
      }),
      limitRate(limits.writes),
      ...moderator,
      ...written,
      validateInput('json', decisionDraftSchema),
      async (c) => {
        const by = { moderator: c.var.author.id };
        return c.json(presentDecision(await moderation.decide(c.req.valid('json'), by)), 201);
      },
    )
    .post(
      '/decisions/:id/reversal',
      describeCall({
        ...forModerators,
        summary: 'Takes a decision back: the thing stands as before, and is a case again',
        answer: moderationDecisionSchema,
        missing: 'There is no such decision',
        conflict: 'It was taken back or decided anew meanwhile, or the thing does not stand as it was left',
      }),
      limitRate(limits.writes),
      ...moderator,
      ...written,
      validateInput('json', reversalSchema),
      async (c) => {
        const { reason } = c.req.valid('json');
        const by = { moderator: c.var.author.id };
        return c.json(presentDecision(await moderation.reverse(numberIn(c.req.param('id'), 'decision'), reason, by)));
      },
    );
}

/** Middleware that allows only moderators; no response may be cached, not even an error. */
export function onlyModerators({ moderators, authenticate }: Pick<ModerationRouteDeps, 'moderators' | 'authenticate'>) {
  const requireRole: MiddlewareHandler<ApiEnv> = async (c, next) => {
    await moderators.requireModerator(c.var.author);
    await next();
  };
  return [privateNoStore, requireAuthor(authenticate), requireRole] as const;
}

/** Parses the id in a URL. @throws AppError 404 if it is not a valid row id. */
export function numberIn(segment: string | undefined, what: 'decision' | 'report'): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound(noneOfNumber[what]);
}

const noneOfNumber = { decision: marketErrors.noDecisionOfNumber, report: marketErrors.noReportOfNumber };
