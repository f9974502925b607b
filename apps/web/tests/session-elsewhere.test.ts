import * as api from '@dopahiya/api';
import { openGateway, readEnv } from '@dopahiya/site/server';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';

const asha = {
  username: 'Asha.R',
  email: 'asha@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password: 'monsoon over the ghats',
};
const logger = pino({ level: 'silent' });

/** Starts the site's gateway to an API on a separate server that knows the site's origin. */
async function gatewayToApi() {
  const other = await api.openApi({ logger, siteOrigin: 'https://site.test' });
  const server = await api.startServer((request, caller) => other.fetch(request, caller), {
    hostname: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => server.stop().then(() => other.close()));
  const variables = { API_ORIGIN: `http://127.0.0.1:${server.port}` };
  return openGateway({ env: readEnv({ variables, dataFolder: '.data', api }), api, logger });
}

it('begins, goes on and ends on another server, by a cookie of the site', { timeout: 120_000 }, async () => {
  const gateway = await gatewayToApi();
  const send = (path: string, headers: Record<string, string>, body?: object) => {
    const request = new Request(`https://site.test/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return gateway.fetch(request, { address: '203.0.113.7' });
  };
  expect((await send('users/register/', {}, asha)).status).toBe(201);
  const signedIn = await send('token/', {}, asha);
  const [cookie = ''] = String(signedIn.headers.get('set-cookie')).split(';');
  expect(signedIn.headers.get('set-cookie')).toMatch(
    /^__Host-refresh=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const refreshed = await send('token/refresh/', { cookie }, {});
  const [next = ''] = String(refreshed.headers.get('set-cookie')).split(';');
  const { access } = (await refreshed.json()) as { access: string };
  const me = await send('users/me/', { authorization: `Bearer ${access}`, cookie: next });
  expect([me.status, me.headers.get('cache-control'), ((await me.json()) as { username: string }).username]).toEqual([
    200,
    'no-store',
    'Asha.R',
  ]);
  expect((await send('token/logout/', { cookie: next }, {})).status).toBe(200);
  expect((await send('token/refresh/', { cookie: next }, {})).status).toBe(401);
  expect((await send('token/', { 'sec-fetch-site': 'cross-site' }, asha)).status).toBe(403);
});
