import { earlierMessagesQuerySchema, pageQuerySchema } from '@dopahiya/domain/inputs';
import {
  conversationDetailSchema,
  conversationPageSchema,
  earlierMessagesSchema,
  unreadSchema,
} from '@dopahiya/domain/market';
import { Hono } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { PhotoAddresses } from '../listings/listing-presenter.ts';
import { presentConversation, presentConversationDetail, presentMessage } from './conversation-presenter.ts';
import type { ConversationService } from './conversation-service.ts';
import { readRowId } from '../../../core/row-id.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of the conversation routes. */
export interface ConversationRouteDeps {
  conversations: ConversationService;
  photoAddresses: PhotoAddresses;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'talks'>;
}

const asUser = { group: 'Messages', signedIn: true } as const;

/** Common description of the routes for a conversation's two sides. */
export const party = { ...asUser, missing: 'The user takes no part in such a conversation' } as const;

/** Routes for reading a user's own conversations. */
export function conversationReadingRoutes(deps: Omit<ConversationRouteDeps, 'limits'>) {
  const { conversations, photoAddresses, authenticate } = deps;
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        ...party,
        summary: 'The conversations of the user, the latest first',
        answer: conversationPageSchema,
        missing: 'There is no such page',
      }),
      noStore,
      signedIn,
      validateInput('query', pageQuerySchema),
      async (c) => {
        const now = conversations.now();
        const page = await conversations.list(c.var.author, c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (row) => presentConversation(row, now, photoAddresses)));
      },
    )
    .get(
      '/unread',
      describeCall({ ...asUser, summary: 'How many messages the user has not seen', answer: unreadSchema }),
      noStore,
      signedIn,
      async (c) => c.json({ count: await conversations.unread(c.var.author) }),
    )
    .get(
      '/:id',
      describeCall({ ...party, summary: 'A conversation, with its last messages', answer: conversationDetailSchema }),
      noStore,
      signedIn,
      async (c) =>
        c.json(
          presentConversationDetail(
            await conversations.get(c.var.author, conversationId(c.req.param('id'))),
            photoAddresses,
          ),
        ),
    )
    .get(
      '/:id/messages',
      describeCall({ ...party, summary: 'Messages before one, the oldest first', answer: earlierMessagesSchema }),
      noStore,
      signedIn,
      validateInput('query', earlierMessagesQuerySchema),
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
    );
}

/** Parses the id in a URL. @throws AppError 404 if it is not a valid row id. */
export function conversationId(segment: string | undefined): number {
  const id = readRowId(segment);
  if (id !== undefined) return id;
  throw notFound(marketErrors.conversationMissing);
}
