import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readApiEnv } from '../../core/settings/env.ts';
import { startServer } from '../../core/http/http-server.ts';
import { openApi } from '../../open-api.ts';
import { asha } from '../../testing/account-browser.ts';
import { someSettings } from '../../testing/temporary-data-folder.ts';

const hour = 3_600_000;
const cookieOf = (answer: Response) => String(answer.headers.get('set-cookie')?.split(';')[0]);

/** Starts an API on a real server with a manually set clock, and collects its mails. */
async function serve() {
  const place: Record<string, string> = { ...(await someSettings()), JWT_KEY: 'a'.repeat(43) };
  const now = new Date('2026-11-21T12:00:00+05:30');
  const api = await openApi({ ...readApiEnv(place), clock: () => now, logger: pino({ level: 'silent' }) });
  const server = await startServer((request, caller) => api.fetch(request, caller), { hostname: '127.0.0.1', port: 0 });
  onTestFinished(() => server.stop().then(() => api.close()));
  const outbox = join(place['DATA_DIR'] ?? '', 'outbox');
  const mails = () =>
    existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : [];
  return { now, port: server.port, mails };
}

/** Sends a request and closes the connection at the response's first byte, so that the response is lost. */
async function loseAnswer(port: number, path: string, cookie: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(
    `POST /api/${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Length: 0\r\n\r\n`,
  );
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 /);
}

it('keeps who is signed in through answers that are lost, hours apart, and warns nobody', async () => {
  const { now, port, mails } = await serve();
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/api/${path}`, { method: 'POST', ...init });
  const json = (body: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await send('users/register/', json(asha));
  const cookie = cookieOf(await send('token/', json(asha)));
  for (let count = 0; count < 3; count++) {
    await loseAnswer(port, 'token/refresh/', cookie);
    now.setTime(now.getTime() + 20 * hour);
  }
  const refreshed = await send('token/refresh/', { headers: { cookie } });
  const { access } = (await refreshed.json()) as { access: string };
  const me = await send('users/me/', { method: 'GET', headers: { authorization: `Bearer ${access}` } });
  expect([me.status, ((await me.json()) as { username: string }).username]).toEqual([200, asha.username]);
  expect((await send('token/refresh/', { headers: { cookie: cookieOf(refreshed) } })).status).toBe(200);
  expect(mails().filter((mail) => mail.includes('signed out'))).toEqual([]);
  // Reusing the cookie counts as another browser's request, and its owner is notified.
  expect((await send('token/refresh/', { headers: { cookie } })).status).toBe(401);
  await expect.poll(() => mails().filter((mail) => mail.includes('signed out'))).toHaveLength(1);
});
