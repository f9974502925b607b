import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as api from '@dopahiya/api';
import { openSite } from '@dopahiya/site/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

/**
 * A built site whose pages say that they are rendered; `/broken` fails, `/waits` waits for a server that hangs, `/owner` returns the
 * owner's settings.
 */
const tinyBuild = `
const serverContext = {};
const render = ({ request, context }) => {
  const { pathname } = new URL(request.url);
  globalThis.siteEvents.push('rendered ' + pathname);
  if (pathname === '/owner') return Response.json(context.get(serverContext).owner);
  if (pathname === '/waits') return globalThis.siteAnswers;
  if (pathname === '/broken') return new Response('broken', { status: 503 });
  return new Response('page ' + pathname, { headers: { 'content-type': 'text/html' } });
};
const route = (id, path) => ({ id, path, module: { loader: render } });
export const entry = {
  module: {
    serverContext,
    sitePages: [{ paths: ['/', '/bikes', '/broken', '/owner', '/waits'], parameters: {}, storage: () => 'cached' }],
  },
};
export const routes = {
  home: route('home', '/'),
  bikes: route('bikes', '/bikes'),
  broken: route('broken', '/broken'),
  owner: route('owner', '/owner'),
  waits: route('waits', '/waits'),
};
export const assets = { routes: {}, entry: {}, url: '', version: '' };
export const future = {};
export const ssr = true;
export const routeDiscovery = { mode: 'initial' };
`;

function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'en/client/assets'), { recursive: true });
  mkdirSync(join(folder, 'en/server'));
  writeFileSync(join(folder, 'en/server/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'en/server/index.js'), tinyBuild);
  return folder;
}

const signals = ['SIGINT', 'SIGTERM', 'uncaughtException'] as const;

/** Starts a site in this process with a fake database, and returns the events in order. */
async function open(settings: Record<string, string> = {}, openApi = async () => ({})) {
  const events: string[] = [];
  Object.assign(globalThis, { siteEvents: events });
  const build = makeBuild();
  for (const [name, value] of Object.entries({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: build, ...settings }))
    vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void events.push(line.split(' on ')[0] ?? ''));
  const listeners = signals.map((signal) => new Set(process.listeners(signal as 'SIGINT')));
  onTestFinished(() => {
    for (const [index, signal] of signals.entries())
      for (const listener of process.listeners(signal as 'SIGINT'))
        if (!listeners[index]?.has(listener)) process.off(signal, listener);
  });
  let origin = '';
  await openSite({
    api: {
      ...api,
      openApi: async () => {
        const running = await openApi();
        events.push('database opened');
        return { fetch: async () => new Response(null, { status: 404 }), close: async () => undefined, ...running };
      },
      startServer: async (fetch, listening) => {
        events.push('listens');
        const server = await api.startServer(fetch, listening);
        onTestFinished(() => server.stop());
        origin = `http://127.0.0.1:${server.port}`;
        return server;
      },
    },
    build,
    warmPages: ['/', '/broken', '/bikes'],
    dataFolder: build,
  });
  return { events, get: (path: string, headers = {}) => fetch(origin + path, { headers }) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('a site that starts', () => {
  it('caches its pages to warm before it accepts connections: beside the rate limit, and after one that fails', async () => {
    const { events, get } = await open({ RENDERS_PER_MINUTE: '1' });
    expect(events).toEqual([
      'database opened',
      'rendered /',
      'rendered /broken',
      'rendered /bikes',
      'listens',
      'Dopahiya is open',
    ]);
    const answer = await get('/bikes');
    expect([answer.status, await answer.text(), events.length]).toEqual([200, 'page /bikes', 6]);
    const known = { 'if-none-match': answer.headers.get('etag') };
    expect((await get('/bikes', known)).status).toBe(304);
  });

  it('renders nothing before visitors ask for it where no page is cached', async () => {
    const { events, get } = await open({ PAGE_CACHE: 'off' });
    expect(events).toEqual(['database opened', 'listens', 'Dopahiya is open']);
    expect((await get('/bikes')).status).toBe(200);
    expect(events).toHaveLength(4);
  });

  it('has room for others while one client waits for another server that hangs', async () => {
    const hanging = Promise.withResolvers<Response>();
    Object.assign(globalThis, { siteAnswers: hanging.promise });
    const { get } = await open({
      API_ORIGIN: 'http://api.test',
      TRUSTED_PROXIES: '127.0.0.1',
      PAGE_CACHE: 'off',
    });
    const asha = { 'x-forwarded-for': '203.0.113.1' };
    const refused: Response[] = [];
    const pages = Array.from({ length: 40 }, async () => {
      const answer = await get('/waits', asha);
      if (answer.status === 429) refused.push(answer);
    });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(await (await get('/bikes', { 'x-forwarded-for': '203.0.113.2' })).text()).toBe('page /bikes');
    hanging.resolve(new Response());
    await Promise.all(pages);
  });

  it.each([
    [{}, {}],
    [
      { OWNER_CLAIMS: 'hidden', GRIEVANCE_OFFICER: 'Asha Rao <asha@example.in>' },
      { hidesClaims: true, grievanceOfficer: { name: 'Asha Rao', mail: 'asha@example.in' } },
    ],
  ])('gives its pages what the owner has set: %j', async (settings, owner) => {
    const { get } = await open(settings);
    expect(await (await get('/owner')).json()).toEqual(owner);
  });

  it('does not listen, and says why, when its database cannot be opened', async () => {
    const say = vi.spyOn(console, 'error').mockReturnValue();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const { events } = await open({}, () => Promise.reject(new Error('There is no database.')));
    expect(events).toEqual([]);
    expect(say.mock.calls).toEqual([['The site stops: There is no database.']]);
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  });
});
