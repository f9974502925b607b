import { helpfulCountSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { reviewId } from './review-writing-routes.ts';
import type { ReviewRouteDeps } from './review-routes.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Routes under `reviews/{id}/helpful/`; voting is idempotent. */
export function reviewVoteRoutes({ reviews, authenticate, limits }: ReviewRouteDeps) {
  const call = (summary: string) =>
    describeCall({
      group: 'Reviews',
      summary,
      description:
        'Takes no body. A review of one’s own is refused with 400, and a vote without a confirmed mail address with 403.',
      answer: helpfulCountSchema,
      signedIn: true,
      missing: 'There is no such review, or it is a sample',
    });
  const ofAccount = limitRate(
    limits.writes,
    (_, c) => `votes of account ${c.var.author.id}`,
    accountErrors.tooManyFromAccount,
  );
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/',
      call('Counts that a signed-in user found a review helpful'),
      limitRate(limits.writes),
      requireAuthor(authenticate),
      ofAccount,
      async (c) => {
        const helpful_count = await reviews.vote(c.var.author, reviewId(c.req.param('id')), true);
        return c.json({ helpful_count });
      },
    )
    .delete(
      '/',
      call('Takes that back'),
      limitRate(limits.writes),
      requireAuthor(authenticate),
      ofAccount,
      async (c) => {
        const helpful_count = await reviews.vote(c.var.author, reviewId(c.req.param('id')), false);
        return c.json({ helpful_count });
      },
    );
}
