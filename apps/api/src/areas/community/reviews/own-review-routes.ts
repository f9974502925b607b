import { helpfulReviewsQuerySchema, ownReviewQuerySchema } from '@dopahiya/domain/inputs';
import { helpfulReviewsSchema, ownReviewSchema } from '@dopahiya/domain/content';
import { pageOf } from '@dopahiya/domain/requests';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentOwnReview } from './review-presenter.ts';
import type { ReviewRouteDeps } from './review-routes.ts';

/** Routes under `users/me/` for a user's own reviews. */
export function ownReviewRoutes({ reviews, authenticate }: Omit<ReviewRouteDeps, 'limits'>) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .get(
      '/reviews',
      describeCall({
        group: 'Reviews',
        summary: 'What the user has written, of one bike or of all, the newest first',
        description: 'With `status`, and with `reason` where a review was refused.',
        answer: pageOf(ownReviewSchema),
        missing: 'There is no such page',
        signedIn: true,
      }),
      noStore,
      signedIn,
      validateInput('query', ownReviewQuerySchema),
      async (c) => {
        const page = await reviews.listOwn(c.var.author, c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, presentOwnReview));
      },
    )
    .get(
      '/helpful-reviews',
      describeCall({
        group: 'Reviews',
        summary: 'Which reviews of a bike the user found helpful, by id',
        answer: helpfulReviewsSchema,
        signedIn: true,
      }),
      noStore,
      signedIn,
      validateInput('query', helpfulReviewsQuerySchema),
      async (c) => c.json({ reviews: await reviews.votesOf(c.var.author, c.req.valid('query').bike) }),
    );
}
