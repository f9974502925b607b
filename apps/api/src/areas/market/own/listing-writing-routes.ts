import { type ListingChanges, listingChangesSchema, listingDraftSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { ownUsedBikeSchema, storedUsedBikeSchema } from '@dopahiya/domain/market';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { listingId, type OwnListingRouteDeps } from './own-listing-routes.ts';
import { type OwnUsedBikeAnswer, presentOwnUsedBike } from './own-listing-presenter.ts';
import { accountErrors } from '../../../core/texts/index.ts';

const mine = { group: 'Used bikes', signedIn: true } as const;
const missing = 'There is no such listing, or it is somebody else’s';
const conflict = 'It was changed since that revision; `current` is the listing as it is, `sent` what was sent';

const added =
  'Sent again with the same `submission_key` it is the same listing, answered with status 200. An account has at most 20 listings on sale and 200 in all. A listing expires after 60 days; its seller gets a mail a week before.';

const changedMeanwhile =
  'This listing has changed since you opened it. Check the new version, then save your changes again.';

/** Routes for sellers to write their listings. */
export function listingWritingRoutes({ own, photoAddresses, authenticate, limits }: OwnListingRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  const ofAccount = limitRate(
    limits.listings,
    (_, c) => `account ${c.var.author.id}`,
    accountErrors.tooManyFromAccount,
  );
  return new Hono<ApiEnv>()
    .post(
      '/',
      describeCall({
        ...mine,
        summary: 'Lists a bike; others see it at once, marked as pending until somebody has looked at it',
        description: added,
        answer: storedUsedBikeSchema,
        status: 201,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', listingDraftSchema),
      ofAccount,
      async (c) => {
        const { isNew, ...stored } = await own.add(c.var.author, c.req.valid('json'));
        return c.json(stored, isNew ? 201 : 200);
      },
    )
    .patch(
      '/:id',
      describeCall({
        ...mine,
        summary: 'Changes what a listing of the user says, or marks it as sold, withdrawn, or on sale for 60 days more',
        answer: ownUsedBikeSchema,
        missing,
        conflict,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', listingChangesSchema),
      ofAccount,
      async (c) => {
        const sent = c.req.valid('json');
        const { row, isWritten } = await own.change(c.var.author, listingId(c.req.param('id')), sent);
        const current = presentOwnUsedBike(row, photoAddresses);
        return isWritten ? c.json(current) : answerConflict(c, current, sent);
      },
    )
    .delete(
      '/:id',
      describeCall({ ...mine, summary: 'Deletes a listing of the user', answer: doneSchema, missing }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      async (c) => {
        await own.remove(c.var.author, listingId(c.req.param('id')));
        return c.json({ done: true });
      },
    );
}

/** Responds with 409, the current listing and what was sent, so that nothing is lost. */
function answerConflict(c: Context<ApiEnv>, current: OwnUsedBikeAnswer, sent: ListingChanges) {
  return c.json({ detail: changedMeanwhile, request_id: c.var.requestId, current, sent }, 409);
}
