import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFreePort, startServer } from './start-server.ts';

/** Elsewhere in each run: several may be tested on one machine at once. */
const port = await findFreePort(24_000 + Math.floor(Math.random() * 8000));
const start = (script: string, settings = {}) =>
  startServer({ command: [process.execPath, '-e', script], port, settings, path: '/bikes' });

const answering = `
let calls = 0;
require('node:http').createServer((request, response) => {
  response.writeHead(request.url === '/bikes' && ++calls > 2 ? 200 : 503).end(JSON.stringify(process.env));
}).listen(process.env.PORT, '127.0.0.1');`;

afterEach(() => vi.unstubAllEnvs());

describe('startServer', () => {
  it('waits for status 200, and gives the server its settings and nothing else', async () => {
    vi.stubEnv('STRAY_SETTING', 'stray');
    const server = await start(answering, { DATA_DIR: 'data' });
    const env = (await (await fetch(`${server.origin}/bikes`)).json()) as Record<string, string>;
    await server.stop();
    expect(env).toMatchObject({ PORT: String(port), DATA_DIR: 'data' });
    expect(env).not.toHaveProperty('STRAY_SETTING');
    expect(server.readyMs).toBeGreaterThan(0);
  });

  it('has ended the server when stop resolves', async () => {
    const server = await start(answering);
    await server.stop();
    await server.stop();
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
    expect(await findFreePort(port)).toBe(port);
  });

  it('says what the server printed when it ends early', async () => {
    await expect(start("console.error('The database is in use.'); process.exit(1);")).rejects.toThrow(
      /did not start\. http:\/\/127\.0\.0\.1:\d+\/bikes: no answer\nThe database is in use\./,
    );
  });
});
