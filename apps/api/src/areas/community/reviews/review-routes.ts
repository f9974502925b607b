import { reviewQuerySchema } from '@dopahiya/domain/inputs';
import { reviewPageSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import type { Authenticate } from '../../../core/http/authenticate.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentReview } from './review-presenter.ts';
import type { ReviewService } from './review-service.ts';
import { reviewVoteRoutes } from './review-vote-routes.ts';
import { reviewWritingRoutes } from './review-writing-routes.ts';

/** Dependencies of the review routes. */
export interface ReviewRouteDeps {
  reviews: ReviewService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'reviews'>;
}

/** Always revalidated, so that a newly published review appears at once; unchanged responses get 304. */
const policy = 'public, no-cache';

/** Routes under `reviews/`. */
export function reviewRoutes(deps: ReviewRouteDeps) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Reviews',
        summary: 'What people say of a bike, as far as it is published, real reviews before samples',
        description: 'The summary is of the real reviews: samples are counted in `sample_count` and nowhere else.',
        answer: reviewPageSchema,
        missing: 'There is no such page',
      }),
      validateInput('query', reviewQuerySchema),
      async (c) => {
        const { summary, ...page } = await deps.reviews.list(c.req.valid('query'));
        c.header('cache-control', policy);
        return c.json({ ...presentPage(c.req.url, page, presentReview), summary });
      },
    )
    .route('/', reviewWritingRoutes(deps))
    .route('/:id/helpful', reviewVoteRoutes(deps));
}
