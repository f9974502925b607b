import { deskPeopleSchema, deskUserSchema } from '@dopahiya/domain/desk';
import { deskCodeSchema, deskRoleSchema } from '@dopahiya/domain/inputs';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import type { Roles, SecondFactorService, SignInTries } from '../../accounts/index.ts';
import { requireOwner } from '../access/require-owner.ts';
import { atDesk } from '../entries/entry-routes.ts';

/** Dependencies of the routes of people. */
export interface PeopleRouteDeps {
  roles: Roles;
  codes: Pick<SecondFactorService, 'take'>;
  tries: SignInTries;
  /** Guards of the desk: with a recent code, and without one. */
  guard: readonly MiddlewareHandler<ApiEnv>[];
  roleGuard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Route `desk/me/`: the user's role at the desk. */
export function deskUserRoutes({ roles, guard }: Pick<PeopleRouteDeps, 'roles' | 'guard'>) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({ ...atDesk, summary: 'The user’s role at the desk', answer: deskUserSchema }),
    ...guard,
    async (c) => c.json(await roles.requireDesk(c.var.author)),
  );
}

/** Route `desk/code/`: a code of the second factor opens the desk in this session. */
export function deskCodeRoutes({ roles, codes, tries, roleGuard, limits }: Omit<PeopleRouteDeps, 'guard'>) {
  return new Hono<ApiEnv>()
    .use(limitRate(limits.writes), ...roleGuard)
    .post(
      '/',
      describeCall({ ...atDesk, summary: 'Opens the desk in this session with a code', answer: deskUserSchema }),
      limitBody,
      readJson,
      validateInput('json', deskCodeSchema),
      async (c) => {
        const { author } = c.var;
        const { code } = c.req.valid('json');
        const knownAs = `session ${author.session ?? 0}` as const;
        await tries.code(c, { id: author.id, knownAs, code }, () => codes.take(author.id, code));
        await roles.noteProof(author);
        return c.json(await roles.requireDesk(author));
      },
    );
}

/** Routes `desk/people/`: who has a role, for owners. */
export function peopleRoutes({ roles, guard, limits }: Pick<PeopleRouteDeps, 'roles' | 'guard' | 'limits'>) {
  const list = async () => ({ people: await roles.holders() });
  return new Hono<ApiEnv>()
    .use(...guard)
    .get(
      '/',
      describeCall({ ...atDesk, summary: 'Accounts with a role; for owners', answer: deskPeopleSchema }),
      async (c) => {
        await requireOwner(roles, c.var.author);
        return c.json(await list());
      },
    )
    .patch(
      '/:username',
      describeCall({
        ...atDesk,
        summary: 'Grants a role to an account, or takes it away; for owners',
        answer: deskPeopleSchema,
        conflict: 'No owner would be left, or several accounts have the mail address',
      }),
      limitRate(limits.writes),
      limitBody,
      readJson,
      validateInput('json', deskRoleSchema),
      async (c) => {
        await requireOwner(roles, c.var.author);
        await roles.grant(c.req.param('username'), c.req.valid('json').role);
        return c.json(await list());
      },
    );
}
