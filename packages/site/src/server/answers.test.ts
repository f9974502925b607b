import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compress, securityHeaders, securityHeadersOf } from './answers.ts';

const long = 'kerb weight '.repeat(500);
const site = new Hono().use(securityHeaders(securityHeadersOf('https://shop.test'))).use(compress);
site.get('/long', (c) => c.json({ long }));
site.get('/tagged', (c) => c.json({ long }, 200, { etag: '"x"', vary: 'Accept-Encoding' }));
site.get('/short', (c) => c.json({ short: true }));
site.get('/photo', (c) => c.body(long, 200, { 'content-type': 'image/png' }));
site.get('/script', (c) => c.body(long, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
site.get('/page', (c) => c.html('<p>', 200, { 'content-security-policy': "default-src 'self'" }));

const get = (path: string, accept = 'gzip, br') => site.request(path, { headers: { 'accept-encoding': accept } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('compress', () => {
  it('compresses long text in the encoding of the fewest bytes that the visitor takes', async () => {
    const brotli = await get('/long', 'gzip, deflate, br, zstd');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(String(brotliDecompressSync(await bytesOf(brotli))))).toEqual({ long });
    const gzip = await get('/long', 'gzip');
    expect(JSON.parse(String(gunzipSync(await bytesOf(gzip))))).toEqual({ long });
  });

  it('no longer promises the same bytes to everybody', async () => {
    const tagged = await get('/tagged');
    expect(tagged.headers.get('etag')).toBe('W/"x"');
    expect(tagged.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['/short', '/photo'])('leaves %s as it is', async (path) => {
    expect((await get(path)).headers.get('content-encoding')).toBeNull();
  });

  it('leaves everything as it is for a visitor who takes no encoding', async () => {
    expect(await (await get('/long', '')).json()).toEqual({ long });
  });
});

describe('securityHeaders', () => {
  it('gives an answer a policy, and keeps the one that a page brings', async () => {
    expect((await get('/short')).headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('/page')).headers.get('content-security-policy')).toBe("default-src 'self'");
    expect((await get('/nowhere')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives a script what keeps it safe, without what is read with documents alone', async () => {
    const [script, page] = [(await get('/script')).headers, (await get('/page')).headers];
    for (const name of ['x-content-type-options', 'cross-origin-resource-policy']) expect(script.has(name)).toBe(true);
    const ofDocuments = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'];
    for (const name of [...ofDocuments, 'referrer-policy'])
      expect([script.has(name), page.has(name)]).toEqual([false, true]);
  });

  it('says the same of a head as of the answer', async () => {
    const head = await site.request('/long', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head.headers.get('vary')).toBe('Accept-Encoding');
    expect(head.headers.get('etag')).toBe((await get('/long')).headers.get('etag'));
  });

  it('tells other sites only where a visitor comes from, and lets them embed pictures for sharing alone', async () => {
    const { headers } = await get('/page');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await get('/media/share/cb350.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('leaves a page the stricter policy that it brings for a secret in its address', async () => {
    const secret = new Hono()
      .use(securityHeaders(securityHeadersOf('https://site.test')))
      .get('/', (c) => c.html('', 200, { 'referrer-policy': 'no-referrer' }));
    expect((await secret.request('/')).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('asks for https for a year where the site has it, and nowhere else', async () => {
    expect((await get('/short')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    const plain = new Hono().use(securityHeaders(securityHeadersOf('http://localhost:3000')));
    expect((await plain.request('/')).headers.has('strict-transport-security')).toBe(false);
  });
});
