import { reviewChangesSchema, reviewDraftSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { ownReviewSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentOwnReview } from './review-presenter.ts';
import type { ReviewRouteDeps } from './review-routes.ts';
import { notFound } from '../../../core/errors.ts';
import { readRowId } from '../../../core/row-id.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

const mine = { group: 'Reviews', signedIn: true } as const;
const missing = 'There is no such review, or it is somebody else’s';

/** Routes for users to write, change and delete their own reviews. */
export function reviewWritingRoutes({ reviews, authenticate, limits }: ReviewRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  const ofAccount = limitRate(limits.reviews, (_, c) => `account ${c.var.author.id}`, accountErrors.tooManyFromAccount);
  return new Hono<ApiEnv>()
    .post(
      '/',
      describeCall({
        ...mine,
        summary: 'Keeps what a signed-in user says of a bike, once a bike; others see it when it is published',
        answer: ownReviewSchema,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', reviewDraftSchema),
      ofAccount,
      async (c) => c.json(presentOwnReview(await reviews.write(c.var.author, c.req.valid('json')))),
    )
    .patch(
      '/:id',
      describeCall({
        ...mine,
        summary: 'Says a review of one’s own anew: it waits to be published again',
        answer: ownReviewSchema,
        missing,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', reviewChangesSchema),
      ofAccount,
      async (c) => {
        const changed = await reviews.change(c.var.author, reviewId(c.req.param('id')), c.req.valid('json'));
        return c.json(presentOwnReview(changed));
      },
    )
    .delete(
      '/:id',
      describeCall({ ...mine, summary: 'Deletes a review of one’s own', answer: doneSchema, missing }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await reviews.remove(c.var.author, reviewId(c.req.param('id')));
        return c.json({ done: true });
      },
    );
}

/** Parses the review id in a URL. @throws AppError 404 if it is not a valid row id. */
export function reviewId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound(errors.reviewGone);
}
