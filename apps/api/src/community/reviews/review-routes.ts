import { type Review, reviewPageSchema, reviewSchema } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../http/authenticate.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { limitBody, readJson } from '../../http/request-body.ts';
import { validateInput } from '../../http/validate-input.ts';
import { reviewDraftSchema, reviewQuerySchema } from './review-query.ts';
import type { ReviewRow } from './review-repository.ts';
import type { ReviewService } from './review-service.ts';

/** What the calls about reviews work with. */
export interface ReviewRouteParts {
  reviews: ReviewService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'reviews'>;
}

/** Asked anew each time, so that whoever writes a review finds it at once; who has the answer already gets 304. */
const policy = 'public, no-cache';

/** Calls under `reviews/`. */
export function reviewRoutes({ reviews, authenticate, limits }: ReviewRouteParts) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Reviews',
        summary: 'What people say of a bike, real reviews before samples',
        description: 'The summary is of the real reviews: samples are counted in `sample_count` and nowhere else.',
        answer: reviewPageSchema,
        missing: 'There is no such page',
      }),
      validateInput('query', reviewQuerySchema),
      async (c) => {
        const { summary, ...page } = await reviews.list(c.req.valid('query'));
        c.header('cache-control', policy);
        return c.json({ ...presentPage(c.req.url, page, presentReview), summary });
      },
    )
    .post(
      '/',
      describeCall({
        group: 'Reviews',
        summary: 'Keeps what a signed-in user says of a bike, in place of what they said before',
        answer: reviewSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      requireAuthor(authenticate),
      limitBody,
      readJson,
      validateInput('json', reviewDraftSchema),
      limitRate(limits.reviews, (_, c) => `account ${c.var.author.id}`, 'your account'),
      async (c) => {
        c.header('cache-control', 'no-store');
        return c.json(presentReview(await reviews.write(c.var.author, c.req.valid('json'))));
      },
    );
}

/** A review as the contract has it: nothing in it leads to the user who wrote it. */
function presentReview({ id, author_name, rating, title, text, created_at, is_sample }: ReviewRow): Review {
  return { id, author_name, rating, title, text, created_at: created_at.toISOString(), is_sample };
}
