import { doneSchema } from '@dopahiya/domain/account';
import { type DeskMessage, deskMessagePageSchema, deskMessageSchema, type MessageState } from '@dopahiya/domain/desk';
import { deskMessageQuerySchema, deskMessageStateSchema } from '@dopahiya/domain/inputs';
import { type Context, Hono } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { readRowId } from '../../../core/row-id.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import type { MessageRow } from '../../support/index.ts';
import { atDesk } from '../entries/entry-routes.ts';
import type { InboxRouteDeps } from './inbox-routes.ts';

const firstState: MessageState = 'open';

/** Routes under `desk/messages/`: messages of the contact page. */
export function deskMessageRoutes({ inbox, guard, limits }: InboxRouteDeps) {
  return new Hono<ApiEnv>()
    .use(...guard)
    .get(
      '/',
      describeCall({ ...atDesk, summary: 'Contact messages in a state, newest first', answer: deskMessagePageSchema }),
      validateInput('query', deskMessageQuerySchema),
      async (c) => {
        const { state = firstState, ...paging } = c.req.valid('query');
        return c.json(presentPage(c.req.url, await inbox.messages.list(paging, state), presentMessage));
      },
    )
    .patch(
      '/:id',
      describeCall({ ...atDesk, summary: 'Sets the state of a message', answer: deskMessageSchema }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', deskMessageStateSchema),
      async (c) => {
        const row = await inbox.messages.setState(idIn(c), c.req.valid('json').state);
        if (!row) throw notFound(deskErrors.noMessage);
        return c.json(presentMessage(row));
      },
    )
    .delete(
      '/:id',
      describeCall({ ...atDesk, summary: 'Deletes a message', answer: doneSchema }),
      limitRate(limits.writes),
      async (c) => {
        if ((await inbox.messages.forgetNumber(idIn(c))) === 0) throw notFound(deskErrors.noMessage);
        return c.json({ done: true });
      },
    );
}

function idIn(c: Context<ApiEnv>): number {
  const id = readRowId(c.req.param('id'));
  if (id === undefined) throw notFound(deskErrors.noMessage);
  return id;
}

function presentMessage({ id, name, email, mobile_number, city, comments, sent_at, state }: MessageRow): DeskMessage {
  return { id, name, email, mobile_number, city, comments, sent_at: sent_at.toISOString(), state };
}
