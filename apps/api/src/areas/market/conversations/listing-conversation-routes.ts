import { messageDraftSchema } from '@dopahiya/domain/inputs';
import { conversationDetailSchema, ownConversationSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentConversationDetail } from './conversation-presenter.ts';
import type { ConversationRouteDeps } from './conversation-routes.ts';
import { accountErrors } from '../../../core/texts/index.ts';

const mine = {
  group: 'Messages',
  signedIn: true,
  missing: 'There is no such listing, or others do not see it',
} as const;

/** Routes `used-bikes/{key}/conversation/`: a buyer's conversation about a listing. */
export function listingConversationRoutes({
  conversations,
  photoAddresses,
  authenticate,
  limits,
}: ConversationRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .get(
      '/:key/conversation',
      describeCall({ ...mine, summary: 'The conversation of the user about a listing', answer: ownConversationSchema }),
      noStore,
      signedIn,
      async (c) => {
        const { view, isOwn } = await conversations.about(c.var.author, c.req.param('key'));
        return c.json({ conversation: view && presentConversationDetail(view, photoAddresses), is_own: isOwn });
      },
    )
    .post(
      '/:key/conversation',
      describeCall({
        ...mine,
        summary: 'Asks the seller of a listing, or offers a sum; it takes a confirmed mail address',
        description:
          'Sent again with the same `submission_key` it is the same message, answered with status 200. Phone numbers, links and handles in a first message are refused with 400. More than 20 new conversations a day are refused with 429.',
        answer: conversationDetailSchema,
        status: 201,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', messageDraftSchema),
      limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, accountErrors.tooManyFromAccount),
      async (c) => {
        const { view, isNew } = await conversations.begin(c.var.author, c.req.param('key'), c.req.valid('json'));
        return c.json(presentConversationDetail(view, photoAddresses), isNew ? 201 : 200);
      },
    );
}
