import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openApi } from '../../open-api.ts';
import { asha } from '../../testing/account-browser.ts';

it('logs what happens to accounts, by number, and no secret of it', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const api = await openApi({ logger: pino(stream) });
  onTestFinished(() => api.close());
  const send = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    api.fetch(
      new Request(`http://site.test/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
      { address: '203.0.113.1' },
    );
  await send('users/register/', asha);
  await send('token/', { ...asha, password: 'a wrong guess' });
  const signedIn = await send('token/', asha);
  const [cookie = ''] = String(signedIn.headers.get('set-cookie')).split(';');
  const { access } = (await signedIn.json()) as { access: string };
  const exchanged = await send('token/refresh/', {}, { cookie });
  const [next = ''] = String(exchanged.headers.get('set-cookie')).split(';');
  await send('token/refresh/', {}, { cookie: next });
  await send('token/refresh/', {}, { cookie });
  const log = lines.join('');
  const events = lines.map((line) => JSON.parse(line) as { event?: string }).flatMap(({ event }) => event ?? []);
  expect(events).toEqual(['registered', 'sign-in refused', 'signed in', 'refresh token used twice']);
  for (const secret of [asha.password, 'a wrong guess', asha.email, cookie.split('=')[1], access])
    expect(log).not.toContain(String(secret));
});
