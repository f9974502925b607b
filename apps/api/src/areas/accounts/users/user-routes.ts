import { doneSchema, registeredSchema, userSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { sessionSubject, type RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { RecoveryService } from '../recovery/recovery-service.ts';
import type { PresentUser } from './user-presenter.ts';
import { checkedRegistrationSchema, checkedUserChangesSchema } from '../checked-input.ts';
import type { UserService } from './user-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the account routes. */
export interface UserRouteDeps {
  users: UserService;
  recovery: Pick<RecoveryService, 'askToVerify'>;
  present: PresentUser;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'registrations' | 'confirmations'>;
}

/** Routes under `users/`. */
export function userRoutes({ users, recovery, present, authenticate, limits }: UserRouteDeps) {
  const signedIn = requireAuthor(authenticate);
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/register',
      describeCall({ group: 'Accounts', summary: 'Opens an account', answer: registeredSchema, status: 201 }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', checkedRegistrationSchema),
      limitRate(limits.registrations),
      async (c) => {
        const user = await users.register(c.req.valid('json'), languageOf(c));
        return c.json({ username: user.username }, 201);
      },
    )
    .get(
      '/me',
      describeCall({ group: 'Accounts', summary: 'Who is signed in', answer: userSchema, signedIn: true }),
      signedIn,
      async (c) => c.json(await present(await users.get(c.var.author.id))),
    )
    .patch(
      '/me',
      describeCall({
        group: 'Accounts',
        summary: 'Changes first or last name, or the language of mails',
        answer: userSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      signedIn,
      limitBody,
      readJson,
      validateInput('json', checkedUserChangesSchema),
      async (c) => c.json(await present(await users.change(c.var.author.id, c.req.valid('json')))),
    )
    .post(
      '/me/verification',
      describeCall({
        group: 'Accounts',
        summary: 'Sends the link once more by which the mail address is confirmed; none where it is',
        answer: doneSchema,
        signedIn: true,
      }),
      limitRate(limits.writes),
      signedIn,
      limitRate(limits.confirmations, sessionSubject('mail address'), accountErrors.tooManyFromAccount),
      async (c) => {
        const user = await users.get(c.var.author.id);
        if (!user.email_verified_at) await recovery.askToVerify(user);
        return c.json({ done: true });
      },
    );
}
