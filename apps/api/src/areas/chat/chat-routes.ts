import { chatDetailsSchema, chatMessageSchema } from '@dopahiya/domain/inputs';
import { chatAnswerSchema, chatPersonSchema } from '@dopahiya/domain/chat';
import { Hono } from 'hono';
import * as z from 'zod';
import type { ApiEnv } from '../../core/http/api-env.ts';
import type { Authenticate } from '../../core/http/authenticate.ts';
import { noStore } from '../../core/http/response-headers.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../core/http/request-body.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import type { ChatService } from './chat-service.ts';

/** Dependencies of the chat routes. */
export interface ChatRouteDeps {
  chat: ChatService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'chats' | 'chatPeople' | 'chatPeopleOfDay'>;
}

const group = 'Chatbot' as const;

/** Routes under `chatbot/`. */
export function chatRoutes({ chat, authenticate, limits }: ChatRouteDeps) {
  return new Hono<ApiEnv>()
    .post(
      '/',
      describeCall({
        group,
        summary: 'Answers a question about bikes, prices, showrooms or this site',
        description:
          'In English, Hindi and Hinglish; `lang` is the language of the answer to a message in Latin letters. Every number of `reply` stands in one of `cards` with its month. Without `user_id` nothing is kept.',
        answer: chatAnswerSchema,
      }),
      noStore,
      limitRate(limits.chats),
      limitBody,
      readJson,
      validateInput('json', chatMessageSchema),
      async (c) => c.json(await chat.answer(c.req.valid('json'), languageOf(c))),
    )
    .post(
      '/user-details',
      describeCall({
        group,
        summary: 'Takes who asks, and gives an id to ask with',
        description: 'The id is not to be guessed; what is asked with it is kept for 90 days, or until it is deleted.',
        answer: chatPersonSchema,
        status: 201,
      }),
      noStore,
      limitRate(limits.chatPeople),
      limitBody,
      readJson,
      validateInput('json', chatDetailsSchema),
      limitRate(limits.chatPeopleOfDay),
      async (c) => c.json(await chat.takePerson(c.req.valid('json'), await authenticate(c.req.raw)), 201),
    )
    .delete(
      '/user-details/:id',
      describeCall({
        group,
        summary: 'Deletes who asked with all that they asked',
        answer: z.object({ deleted: z.boolean() }),
        missing: 'Nothing is kept under this id',
      }),
      noStore,
      limitRate(limits.writes),
      async (c) => c.json(await chat.forget(c.req.param('id'))),
    );
}
