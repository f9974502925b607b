import { takenMessageSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import { keyOf } from '../accounts/users/user-input.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { Authenticate } from '../http/authenticate.ts';
import { noStore } from '../http/no-store.ts';
import { describeCall } from '../http/openapi/describe-call.ts';
import { limitRate, type SubjectOf } from '../http/rate-limit.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { limitBody, readJson } from '../http/request-body.ts';
import { validateInput } from '../http/validate-input.ts';
import { contactMessageSchema } from './message-input.ts';
import type { MessageService } from './message-service.ts';

/** What the call about messages works with. */
export interface MessageRouteDeps {
  contactMessages: Pick<MessageService, 'take'>;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'messages' | 'senderMessages' | 'messagesOfDay'>;
}

/** The call `users/contact-messages/`. */
export function messageRoutes({ contactMessages, authenticate, limits }: MessageRouteDeps) {
  return new Hono<ApiEnv>().post(
    '/',
    describeCall({
      group: 'Messages',
      summary: 'Stores a message to the owner of the site, and tells whether they are told of it by mail',
      description:
        'Needs no session; with one, the message belongs to the account. The same words within a day stand once.',
      answer: takenMessageSchema,
    }),
    noStore,
    limitRate(limits.writes),
    limitBody,
    readJson,
    validateInput('json', contactMessageSchema),
    limitRate(limits.messages),
    async (c) => {
      const message = c.req.valid('json');
      const author = await authenticate(c.req.raw);
      const subjectOf: SubjectOf = (client) =>
        author ? `account ${author.id}` : client && `${client} mail ${keyOf(message.email)}`;
      await limitRate(limits.senderMessages, subjectOf, 'you')(c, () => Promise.resolve());
      await limitRate(limits.messagesOfDay)(c, () => Promise.resolve());
      return c.json({ stored: true, ...(await contactMessages.take(message, author)) });
    },
  );
}
