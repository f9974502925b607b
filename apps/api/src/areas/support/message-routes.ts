import { contactMessageSchema } from '@dopahiya/domain/inputs';
import { takenMessageSchema } from '@dopahiya/domain/content';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import type { Authenticate } from '../../core/http/authenticate.ts';
import { noStore } from '../../core/http/response-headers.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { limitRate, type SubjectOf } from '../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../core/http/request-body.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import type { MessageService } from './message-service.ts';
import { keyOf } from '../../core/names/account-names.ts';
import { accountErrors } from '../../core/texts/index.ts';

/** Dependencies of the contact message route. */
export interface MessageRouteDeps {
  contactMessages: Pick<MessageService, 'take'>;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'messages' | 'senderMessages' | 'messagesOfDay'>;
}

/** The route `users/contact-messages/`. */
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
      await limitRate(limits.senderMessages, subjectOf, accountErrors.tooManyFromSender)(c, () => Promise.resolve());
      await limitRate(limits.messagesOfDay)(c, () => Promise.resolve());
      return c.json({ stored: true, ...(await contactMessages.take(message, author)) });
    },
  );
}
