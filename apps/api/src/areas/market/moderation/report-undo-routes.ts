import { reversalSchema } from '@dopahiya/domain/inputs';
import { moderationDecisionSchema, reportEffectsSchema } from '@dopahiya/domain/moderation';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentDecision } from './moderation-presenter.ts';
import { forModerators, type ModerationRouteDeps, numberIn, onlyModerators } from './moderation-routes.ts';

/** Routes under `moderation/reports/{id}/`: the effects of all reports by the same sender, and undoing them. */
export function reportUndoRoutes(deps: Omit<ModerationRouteDeps, 'photoAddresses'>) {
  const { moderation, limits } = deps;
  const moderator = onlyModerators(deps);
  return new Hono<ApiEnv>()
    .get(
      '/:id',
      describeCall({
        ...forModerators,
        summary: 'What undoing all reports of whoever sent this one would change',
        answer: reportEffectsSchema,
        missing: 'There is no such report',
      }),
      ...moderator,
      async (c) => c.json(await moderation.effectsOf(numberIn(c.req.param('id'), 'report'))),
    )
    .post(
      '/:id/undo',
      describeCall({
        ...forModerators,
        summary: 'Undoes all that the reports of whoever sent this one caused',
        description: 'Lifts what they hold, and settles their open reports as wrong. Nobody learns who sent them.',
        answer: moderationDecisionSchema,
        missing: 'There is no such report',
        conflict: 'They hold nothing and none is open, or they held something more meanwhile',
      }),
      limitRate(limits.writes),
      ...moderator,
      limitBody,
      readJson,
      validateInput('json', reversalSchema),
      async (c) => {
        const { reason } = c.req.valid('json');
        const by = { moderator: c.var.author.id };
        return c.json(presentDecision(await moderation.undo(numberIn(c.req.param('id'), 'report'), reason, by)));
      },
    );
}
