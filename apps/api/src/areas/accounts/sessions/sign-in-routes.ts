import { credentialsSchema, secondStepCodeSchema } from '@dopahiya/domain/inputs';
import { accessSchema, signInSchema } from '@dopahiya/domain/account';
import { type Context, Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { isAddress } from '../../../core/names/account-names.ts';
import type { SessionService, SignedIn } from './session-service.ts';
import type { SignInTries } from './sign-in-tries.ts';

/** Dependencies of the sign-in routes. */
export interface SignInRouteDeps {
  sessions: SessionService;
  cookie: RefreshCookie;
  browsers: KnownBrowsers;
  tries: SignInTries;
}

/** Routes under `token/` that start a session; the refresh token is sent only in a cookie, never in a body. */
export function signInRoutes({ sessions, cookie, browsers, tries }: SignInRouteDeps) {
  /** Ends the browser's previous session first: its cookie holds only one. */
  const give = async (c: Context<ApiEnv>, { user, grant }: SignedIn) => {
    await sessions.signOut(cookie.read(c));
    const answer = cookie.keep(c, grant);
    browsers.remember(c, user);
    return c.json(answer);
  };
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Signs in; where the account asks for a code too, gives a `ticket` for `second-step/`',
        description:
          'A mail address means the one account that confirmed it, or the only account that has it. ' +
          'Where several accounts share it, each signs in with its username.',
        answer: signInSchema,
        signedIn: true,
      }),
      limitBody,
      readJson,
      validateInput('json', credentialsSchema),
      async (c) => {
        const credentials = c.req.valid('json');
        const { username } = credentials;
        // A username is its account's own; it is looked up only where somebody has signed in with this browser before.
        const isLookedUp = isAddress(username) || browsers.mayBeKnown(c);
        const account = isLookedUp ? await sessions.accountNamed(username) : undefined;
        const knownAs = browsers.knownTo(c, account);
        tries.countStranger(c, knownAs);
        const from = { agent: c.req.header('user-agent'), asker: knownAs ? 'known' : 'stranger' } as const;
        const answer = await tries.password(c, { typed: username, account, knownAs }, (isHeldOff) =>
          sessions.signIn(credentials, { ...from, isHeldOff }),
        );
        return 'ticket' in answer ? c.json(answer) : give(c, answer);
      },
    )
    .post(
      '/second-step',
      describeCall({
        group: 'Accounts',
        summary: 'Signs in by the ticket for the right password, and a code of the app or a recovery code',
        answer: accessSchema,
        signedIn: true,
      }),
      limitBody,
      readJson,
      validateInput('json', secondStepCodeSchema),
      async (c) => {
        const { ticket, code } = c.req.valid('json');
        const user = await sessions.holderOf(ticket);
        const knownAs = browsers.knownTo(c, user);
        tries.countStranger(c, knownAs);
        const take = () => sessions.takeSecondStep(user, code, c.req.header('user-agent'));
        return give(c, await tries.code(c, { id: user.id, knownAs, code }, take));
      },
    );
}
