import { messageDraftSchema, offerDecisionSchema, seenMessageSchema } from '@dopahiya/domain/inputs';
import { doneSchema } from '@dopahiya/domain/account';
import { conversationDetailSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentConversationDetail } from './conversation-presenter.ts';
import { conversationId, type ConversationRouteDeps, party } from './conversation-routes.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Routes for messages, offers, offer decisions and read marks. */
export function conversationWritingRoutes(deps: ConversationRouteDeps) {
  const { conversations, photoAddresses, authenticate, limits } = deps;
  const writing = [noStore, limitRate(limits.writes), requireAuthor(authenticate)] as const;
  const ofAccount = limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, accountErrors.tooManyFromAccount);
  return new Hono<ApiEnv>()
    .post(
      '/:id/messages',
      describeCall({
        ...party,
        summary: 'Writes to the other, or names a sum',
        description:
          'Sent again with the same `submission_key` it is the same message, answered with status 200. A sixth message without an answer is refused with 429. Phone numbers, links and handles in first messages are refused with 400.',
        answer: conversationDetailSchema,
        status: 201,
      }),
      ...writing,
      limitBody,
      readJson,
      validateInput('json', messageDraftSchema),
      ofAccount,
      async (c) => {
        const id = conversationId(c.req.param('id'));
        const { view, isNew } = await conversations.write(c.var.author, id, c.req.valid('json'));
        return c.json(presentConversationDetail(view, photoAddresses), isNew ? 201 : 200);
      },
    )
    .patch(
      '/:id/offers/:offer',
      describeCall({
        ...party,
        summary: 'Accepts, declines or withdraws an offer, or ends what was agreed',
        description: 'What is accepted marks the bike as agreed on for 48 hours.',
        answer: conversationDetailSchema,
      }),
      ...writing,
      limitBody,
      readJson,
      validateInput('json', offerDecisionSchema),
      ofAccount,
      async (c) => {
        const ids = { conversation: conversationId(c.req.param('id')), offer: conversationId(c.req.param('offer')) };
        const view = await conversations.decide(c.var.author, ids, c.req.valid('json').status);
        return c.json(presentConversationDetail(view, photoAddresses));
      },
    )
    .post(
      '/:id/seen',
      describeCall({ ...party, summary: 'Notes up to which message the user has read', answer: doneSchema }),
      ...writing,
      limitBody,
      readJson,
      validateInput('json', seenMessageSchema),
      async (c) => {
        await conversations.see(c.var.author, conversationId(c.req.param('id')), c.req.valid('json').message);
        return c.json({ done: true });
      },
    );
}

const ofNumber = 'The conversation gets a message, at most four a day. Hiding the number notifies nobody.';
const ofBlock = 'The other is not told of a block.';

/** Routes to show or hide the seller's number and to block or unblock the other user. */
export function conversationSwitchRoutes(deps: ConversationRouteDeps) {
  const { conversations, photoAddresses, authenticate, limits } = deps;
  const writing = [noStore, limitRate(limits.writes), requireAuthor(authenticate)] as const;
  const ofAccount = limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, accountErrors.tooManyFromAccount);
  const routes = new Hono<ApiEnv>();
  const switches = [
    ['number', 'Shows the buyer the number of the listing', 'Shows it no more', 'showNumber', ofNumber],
    ['block', 'Hears nothing more of the other', 'Hears them again', 'block', ofBlock],
  ] as const;
  for (const [name, on, off, what, description] of switches) {
    routes.post(
      `/:id/${name}`,
      describeCall({ ...party, summary: on, description, answer: conversationDetailSchema }),
      ...writing,
      ofAccount,
      async (c) => {
        const view = await conversations[what](c.var.author, conversationId(c.req.param('id')), true);
        return c.json(presentConversationDetail(view, photoAddresses));
      },
    );
    routes.delete(
      `/:id/${name}`,
      describeCall({ ...party, summary: off, description, answer: conversationDetailSchema }),
      ...writing,
      ofAccount,
      async (c) => {
        const view = await conversations[what](c.var.author, conversationId(c.req.param('id')), false);
        return c.json(presentConversationDetail(view, photoAddresses));
      },
    );
  }
  return routes;
}
