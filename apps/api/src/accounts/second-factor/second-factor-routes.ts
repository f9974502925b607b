import { doneSchema, enrolmentSchema, recoveryCodesSchema } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { type Authenticate, requireAuthor } from '../../http/authenticate.ts';
import { noStore } from '../../http/no-store.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { limitBody, readJson } from '../../http/request-body.ts';
import { validateInput } from '../../http/validate-input.ts';
import { confirmationSchema } from '../users/user-query.ts';
import { confirmationCodeSchema, removalSchema } from './second-factor-query.ts';
import type { SecondFactorService } from './second-factor-service.ts';

/** What the calls about a second factor work with. */
export interface SecondFactorRouteParts {
  secondFactors: SecondFactorService;
  authenticate: Authenticate;
  limits: Pick<RateLimits, 'writes' | 'confirmations' | 'secondFactors'>;
}

/** Calls under `users/me/second-factor/`. */
export function secondFactorRoutes({ secondFactors, authenticate, limits }: SecondFactorRouteParts) {
  const signedIn = [limitRate(limits.writes), requireAuthor(authenticate), limitBody, readJson] as const;
  const fewOf = (what: string) =>
    limitRate(limits.confirmations, (_, c) => `${what} ${c.var.author.id}`, 'your account');
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
      validateInput('json', confirmationCodeSchema),
      fewOf('first code'),
      async (c) => c.json({ recovery_codes: await secondFactors.confirm(c.var.author.id, c.req.valid('json').code) }),
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
      validateInput('json', removalSchema),
      fewOf('account'),
      limitRate(limits.secondFactors, (_, c) => `second factor ${c.var.author.id}`, 'your account'),
      async (c) => {
        await secondFactors.switchOff(c.var.author.id, c.req.valid('json'));
        return c.json({ done: true });
      },
    );
}
