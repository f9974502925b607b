import { articleLikesSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../core/http/authenticate.ts';
import { noStore } from '../../core/http/response-headers.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../core/limits/rate-limits.ts';
import type { NewsService } from './news-service.ts';
import { accountErrors } from '../../core/texts/index.ts';

/** Dependencies of the like routes. */
export interface LikeRouteDeps {
  news: NewsService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes under `news/{slug}/like/`: liking twice counts once. */
export function likeRoutes({ news, authenticate, limits }: LikeRouteDeps) {
  const call = (summary: string) =>
    describeCall({
      group: 'Reading',
      summary,
      description: 'Takes no body. To like an article needs a confirmed mail address, else 403.',
      answer: articleLikesSchema,
      signedIn: true,
      missing: 'There is no such article',
    });
  const ofAccount = limitRate(
    limits.writes,
    (_, c) => `likes of account ${c.var.author.id}`,
    accountErrors.tooManyFromAccount,
  );
  const signedIn = [limitRate(limits.writes), requireAuthor(authenticate), ofAccount] as const;
  return new Hono<ApiEnv>()
    .get('/:slug/like', noStore, call('Whether the user likes an article'), requireAuthor(authenticate), async (c) =>
      c.json(await news.likesOf(c.var.author, c.req.param('slug'))),
    )
    .post('/:slug/like', noStore, call('Counts that the user likes an article'), ...signedIn, async (c) =>
      c.json(await news.like(c.var.author, c.req.param('slug'), true)),
    )
    .delete('/:slug/like', noStore, call('Takes that back'), ...signedIn, async (c) =>
      c.json(await news.like(c.var.author, c.req.param('slug'), false)),
    );
}
