import { doneSchema } from '@dopahiya/domain/account';
import {
  conversationDetailSchema,
  conversationPageSchema,
  earlierMessagesSchema,
  unreadSchema,
} from '@dopahiya/domain/market';
import { Hono } from 'hono';
import * as z from 'zod';
import { notFound } from '../../errors.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../http/authenticate.ts';
import { noStore } from '../../http/no-store.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { pagingShape } from '../../http/query-values.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { limitBody, readJson } from '../../http/request-body.ts';
import { validateInput } from '../../http/validate-input.ts';
import { earlierSchema, messageDraftSchema, offerDecisionSchema, seenSchema } from './conversation-input.ts';
import { presentConversation, presentConversationDetail, presentMessage } from './conversation-presenter.ts';
import type { ConversationService } from './conversation-service.ts';

/** What routes of conversations go by. */
export interface ConversationRouteDeps {
  conversations: ConversationService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'talks'>;
}

const mine = { group: 'Messages', signedIn: true, missing: 'The user takes no part in such a conversation' } as const;

/** Calls by which the two who talk about a listing read and write: each says who asks, and knows nothing of others. */
export function conversationRoutes({ conversations, authenticate, limits }: ConversationRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  const writing = [noStore, limitRate(limits.writes), signedIn] as const;
  const ofAccount = limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, 'your account');
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        ...mine,
        summary: 'The conversations of the user, the latest first',
        answer: conversationPageSchema,
        missing: 'There is no such page',
      }),
      noStore,
      signedIn,
      validateInput('query', z.object(pagingShape)),
      async (c) => {
        const now = conversations.now();
        const page = await conversations.list(c.var.author, c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (row) => presentConversation(row, now)));
      },
    )
    .get(
      '/unread',
      describeCall({
        group: 'Messages',
        signedIn: true,
        summary: 'How many messages the user has not seen',
        answer: unreadSchema,
      }),
      noStore,
      signedIn,
      async (c) => c.json({ count: await conversations.unread(c.var.author) }),
    )
    .get(
      '/:id',
      describeCall({ ...mine, summary: 'A conversation, with its last messages', answer: conversationDetailSchema }),
      noStore,
      signedIn,
      async (c) =>
        c.json(presentConversationDetail(await conversations.get(c.var.author, conversationId(c.req.param('id'))))),
    )
    .get(
      '/:id/messages',
      describeCall({ ...mine, summary: 'Messages before one, the oldest first', answer: earlierMessagesSchema }),
      noStore,
      signedIn,
      validateInput('query', earlierSchema),
      async (c) => {
        const id = conversationId(c.req.param('id'));
        const { before = 2_147_483_647 } = c.req.valid('query');
        const { row } = await conversations.get(c.var.author, id);
        const { messages, hasEarlier } = await conversations.earlier(c.var.author, id, before);
        return c.json({
          messages: messages.map((message) => presentMessage(message, row.side)),
          has_earlier: hasEarlier,
        });
      },
    )
    .post(
      '/:id/messages',
      describeCall({
        ...mine,
        summary: 'Writes to the other, or names a sum',
        description: 'Sent again with the same `submission_key` it is the same message, answered with status 200.',
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
        return c.json(presentConversationDetail(view), isNew ? 201 : 200);
      },
    )
    .patch(
      '/:id/offers/:offer',
      describeCall({
        ...mine,
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
        return c.json(presentConversationDetail(view));
      },
    )
    .post(
      '/:id/seen',
      describeCall({ ...mine, summary: 'Notes up to which message the user has read', answer: doneSchema }),
      ...writing,
      limitBody,
      readJson,
      validateInput('json', seenSchema),
      async (c) => {
        await conversations.see(c.var.author, conversationId(c.req.param('id')), c.req.valid('json').message);
        return c.json({ done: true });
      },
    );
}

/** Calls by which one of the two shows a number, or hears nothing more of the other. */
export function conversationSwitchRoutes({ conversations, authenticate, limits }: ConversationRouteDeps) {
  const writing = [noStore, limitRate(limits.writes), requireAuthor(authenticate)] as const;
  const ofAccount = limitRate(limits.talks, (_, c) => `account ${c.var.author.id}`, 'your account');
  const routes = new Hono<ApiEnv>();
  const switches = [
    ['number', 'Shows the buyer the number of the listing', 'Shows it no more', 'showNumber'],
    ['block', 'Hears nothing more of the other', 'Hears them again', 'block'],
  ] as const;
  for (const [name, on, off, what] of switches) {
    routes.post(
      `/:id/${name}`,
      describeCall({ ...mine, summary: on, answer: conversationDetailSchema }),
      ...writing,
      ofAccount,
      async (c) => {
        const view = await conversations[what](c.var.author, conversationId(c.req.param('id')), true);
        return c.json(presentConversationDetail(view));
      },
    );
    routes.delete(
      `/:id/${name}`,
      describeCall({ ...mine, summary: off, answer: conversationDetailSchema }),
      ...writing,
      ofAccount,
      async (c) => {
        const view = await conversations[what](c.var.author, conversationId(c.req.param('id')), false);
        return c.json(presentConversationDetail(view));
      },
    );
  }
  return routes;
}

/** The number in an address. @throws AppError 404 for what no column can hold. */
function conversationId(segment: string | undefined): number {
  if (segment !== undefined && /^\d{1,9}$/.test(segment)) return Number(segment);
  throw notFound('There is no such conversation of yours.');
}
