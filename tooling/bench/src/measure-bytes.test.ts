import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureBytes, readModules } from './measure-bytes.ts';

const page = (modules: string[]) =>
  `<style>a{}</style><script type="text/plain" id="late-module" data-files="${modules.slice(0, -1).join(' ')}" data-entry="${modules.at(-1)}"></script>`;

let server: Server;
let origin: string;
beforeEach(async () => {
  const files: Record<string, string> = {
    '/': page(['/assets/a.js', '/assets/b.js']),
    '/assets/a.js': 'a'.repeat(2000),
    '/assets/b.js': 'b'.repeat(2000),
    '/broken': page(['/assets/a.js', '/assets/missing.js']),
  };
  server = createServer(({ url = '', headers }, response) => {
    const file = files[url];
    const isPacked = headers['accept-encoding'] === 'gzip';
    response.writeHead(file ? 200 : 404, isPacked ? { 'content-encoding': 'gzip' } : {});
    response.end(isPacked ? gzipSync(file ?? '') : file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

describe('measureBytes', () => {
  it('adds up the scripts that the page names, as they travel', async () => {
    const bytes = await measureBytes(origin, '/', 'gzip');
    expect(bytes).toEqual({
      html: gzipSync(page(['/assets/a.js', '/assets/b.js'])).length,
      css: gzipSync('a{}').length,
      script: gzipSync('a'.repeat(2000)).length + gzipSync('b'.repeat(2000)).length,
      scripts: 2,
    });
  });

  it('refuses to measure a file that is missing', async () => {
    await expect(measureBytes(origin, '/broken', 'gzip')).rejects.toThrow('/assets/missing.js answers 404');
  });
});

describe('readModules', () => {
  it('says so when a page names no scripts', () => {
    expect(() => readModules('<p>Not found</p>')).toThrow('The page has no script "late-module"');
  });
});
