import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerContext } from '../server/server-context.ts';
import { describe, expect, it, vi } from 'vitest';
import { type DrawnPage, FirstDrawings } from './first-drawings.ts';

const page = (name: string) => {
  const address = `/media/drawings/${name}.svg`;
  return {
    head: `<head><link rel="preload" as="image" href="${address}"/>`,
    body: `</head><img src="${address}"/>`,
  };
};

const textOf = ({ head, body }: DrawnPage) => head + body.join('');

function createServer() {
  const fetch = vi.fn(async ({ url }: Request) => new Response(`<svg id='${new URL(url).pathname}'/>`));
  return { fetch, server: { fetch, origin: 'https://dopahiya.example' } as unknown as ServerContext };
}

const megabyte = 2 ** 20;

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('FirstDrawings', () => {
  it('stand in the page, and are drawn once for all pages', async () => {
    const { fetch, server } = createServer();
    const drawings = new FirstDrawings();
    const html = textOf(await drawings.putInto(page('shine'), server));
    expect(html).toContain('<head></head><img src="data:image/svg+xml,<svg id=');
    expect(textOf(await drawings.putInto(page('shine'), server))).toBe(html);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('stay within their limit in bytes, and leave out what was shown least lately', async () => {
    const { fetch, server } = createServer();
    const drawings = new FirstDrawings({ maxBytes: 200 });
    for (const name of ['a', 'b', 'a', 'c', 'a']) await drawings.putInto(page(name), server);
    expect(fetch).toHaveBeenCalledTimes(3);
    await drawings.putInto(page('b'), server);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('are left to the browser where the server has none', async () => {
    const { server } = createServer();
    const none = { ...server, fetch: async () => new Response(null, { status: 503 }) };
    const { head, body } = page('shine');
    expect(await new FirstDrawings().putInto(page('shine'), none)).toEqual({ head, body: [body] });
  });

  it('keep nothing of the pages that show them', async () => {
    const { server } = createServer();
    const drawings = new FirstDrawings();
    const before = heapUsed();
    for (let bike = 0; bike < 50; bike += 1) {
      const html = Object.values(page(`bike-${bike}`)).join('') + String(bike % 10).repeat(megabyte);
      const end = html.indexOf('</head>');
      await drawings.putInto({ head: html.slice(0, end), body: html.slice(end) }, server);
    }
    expect(heapUsed() - before).toBeLessThan(10 * megabyte);
  });
});
