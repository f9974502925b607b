import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readApiEnv } from '../../../core/settings/env.ts';
import { type Api, openApi } from '../../../open-api.ts';
import { asha } from '../../../testing/account-browser.ts';
import { someSettings } from '../../../testing/temporary-data-folder.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const logger = pino({ level: 'silent' });
const newKey = () => randomBytes(32).toString('base64url');

/** Runs `work` on an API with this environment and closes it; its database is kept for the next one. */
async function withApi<Result>(
  environment: Record<string, string>,
  work: (api: Api) => Promise<Result>,
): Promise<Result> {
  const api = await openApi({ ...readApiEnv(environment), logger, clock: () => noon });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

async function call(api: Api, path: string, body?: object, access = '') {
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await api.fetch(request, { address: '203.0.113.1' });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

it('keeps sessions and second factors through a change of JWT_KEY by JWT_KEY_PREVIOUS, and no longer', async () => {
  const place = await someSettings();
  const [first, second] = [newKey(), newKey()];
  const { access = '', secret = '' } = await withApi({ ...place, JWT_KEY: first }, async (api) => {
    await call(api, 'users/register/', asha);
    const signedIn = (await call(api, 'token/', asha)).body;
    const begun = (await call(api, 'users/me/second-factor/', { password: asha.password }, signedIn['access'])).body;
    const code = codeOf(begun['secret'] ?? '');
    expect((await call(api, 'users/me/second-factor/confirm/', { code }, signedIn['access'])).status).toBe(200);
    return { access: signedIn['access'], secret: begun['secret'] };
  });
  const me = (api: Api) => call(api, 'users/me/', undefined, access);
  await withApi({ ...place, JWT_KEY: second, JWT_KEY_PREVIOUS: first }, async (api) => {
    expect((await me(api)).status).toBe(200);
  });
  await withApi({ ...place, JWT_KEY: second }, async (api) => {
    expect((await me(api)).status).toBe(401);
    const { ticket } = (await call(api, 'token/', asha)).body;
    expect((await call(api, 'token/second-step/', { ticket, code: codeOf(secret, 1) })).status).toBe(200);
  });
});

/** Returns the code of the current or a later 30-second step: each is accepted once. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: noon.getTime() + steps * 30_000 });
