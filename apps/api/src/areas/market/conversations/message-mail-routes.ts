import { doneSchema } from '@dopahiya/domain/account';
import { messageMailsChangeSchema, messageMailsLinkSchema } from '@dopahiya/domain/inputs';
import { messageMailsSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { MessageMailService } from './message-mail-service.ts';

/** Dependencies of the routes for message mails. */
export interface MessageMailRouteDeps {
  mails: MessageMailService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes `conversations/mails/`: whether a user gets mails about messages, including one-click unsubscribe. */
export function messageMailRoutes({ mails, authenticate, limits }: MessageMailRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Messages',
        signedIn: true,
        summary: 'Whether the user is mailed about messages',
        answer: messageMailsSchema,
      }),
      noStore,
      signedIn,
      async (c) => c.json({ is_on: await mails.isOn(c.var.author) }),
    )
    .patch(
      '/',
      describeCall({
        group: 'Messages',
        signedIn: true,
        summary: 'Turns mails about messages on or off',
        answer: messageMailsSchema,
      }),
      noStore,
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', messageMailsChangeSchema),
      async (c) => {
        const { is_on } = c.req.valid('json');
        await mails.turn(c.var.author, is_on);
        return c.json({ is_on });
      },
    )
    .post(
      '/off',
      describeCall({
        group: 'Messages',
        summary: 'Turns them off by the link of a mail, as mail programs do with one press; any body is taken',
        answer: doneSchema,
      }),
      noStore,
      limitRate(limits.writes),
      limitBody,
      validateInput('query', messageMailsLinkSchema),
      async (c) => {
        await mails.turnOffBy(c.req.valid('query').token);
        return c.json({ done: true });
      },
    );
}
