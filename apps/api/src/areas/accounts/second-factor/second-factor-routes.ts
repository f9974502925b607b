import { confirmationSchema, secondFactorConfirmationSchema, secondFactorRemovalSchema } from '@dopahiya/domain/inputs';
import { doneSchema, enrolmentSchema, recoveryCodesSchema } from '@dopahiya/domain/account';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../../core/http/authenticate.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import { sessionSubject, type RateLimits } from '../../../core/limits/rate-limits.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { SignInTries } from '../sessions/sign-in-tries.ts';
import type { SecondFactorService } from './second-factor-service.ts';
import { accountErrors } from '../../../core/texts/index.ts';

/** Dependencies of the second-factor routes. */
export interface SecondFactorRouteDeps {
  secondFactors: SecondFactorService;
  authenticate: Authenticate;
  tries: SignInTries;
  limits: Pick<RateLimits, 'writes' | 'confirmations'>;
}

/** Routes under `users/me/second-factor/`. */
export function secondFactorRoutes({ secondFactors, tries, authenticate, limits }: SecondFactorRouteDeps) {
  const signedIn = [limitRate(limits.writes), requireAuthor(authenticate), limitBody, readJson] as const;
  const fewOf = (what: string) =>
    limitRate(limits.confirmations, sessionSubject(what), accountErrors.tooManyFromAccount);
  return new Hono<ApiEnv>()
    .use(noStore)
    .post(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Begins to ask for codes of an app, for which the password is asked',
        description: 'In use once a code was given to `confirm/`, within fifteen minutes.',
        answer: enrolmentSchema,
        signedIn: true,
      }),
      ...signedIn,
      validateInput('json', confirmationSchema),
      fewOf('account'),
      async (c) => c.json(await secondFactors.begin(c.var.author.id, c.req.valid('json').password)),
    )
    .post(
      '/confirm',
      describeCall({
        group: 'Accounts',
        summary: 'Puts what was begun to use by a first code; answers the recovery codes, once',
        answer: recoveryCodesSchema,
        signedIn: true,
      }),
      ...signedIn,
      validateInput('json', secondFactorConfirmationSchema),
      fewOf('first code'),
      async (c) => c.json({ recovery_codes: await secondFactors.confirm(c.var.author, c.req.valid('json').code) }),
    )
    .delete(
      '/',
      describeCall({
        group: 'Accounts',
        summary: 'Asks for codes no more, for which the password and a code are asked',
        answer: doneSchema,
        signedIn: true,
      }),
      ...signedIn,
      validateInput('json', secondFactorRemovalSchema),
      fewOf('account'),
      async (c) => {
        const { id, session } = c.var.author;
        const given = c.req.valid('json');
        const knownAs = `session ${session ?? 0}` as const;
        await tries.code(c, { id, knownAs, code: given.code }, () => secondFactors.switchOff(id, given));
        return c.json({ done: true });
      },
    );
}
