import { siteLanguages } from '@dopahiya/domain/site';
import { describe, expect, it, vi } from 'vitest';
import type { Gateway } from './gateway.ts';
import { keyReader, VisitorCalls } from './renderer.ts';

const request = () => new Request('http://site.test/api/bikes/');
const gatewayThat = (answer: () => Response) => ({
  fetch: vi.fn<Gateway['fetch']>(async () => answer()),
  close: vi.fn(),
  open: vi.fn(),
});

describe('the calls of a page', () => {
  it('are made in the name of the visitor who waits for it', async () => {
    const gateway = gatewayThat(() => Response.json([]));
    const caller = { address: '127.0.0.1' };
    const calls = new VisitorCalls(gateway, { caller, forwardedFor: '203.0.113.9' });
    await calls.fetch(request());
    const [asked, by] = gateway.fetch.mock.calls[0] ?? [];
    expect([asked?.headers.get('x-forwarded-for'), by]).toEqual(['203.0.113.9', caller]);
    expect(calls.refusedFor).toBe(0);
  });

  it('of a form bring what its browser brought', async () => {
    const gateway = gatewayThat(() => Response.json([]));
    const form = { body: '', userAgent: 'Firefox', cookie: 'known-browser=a~b.c' };
    await new VisitorCalls(gateway, { caller: {}, forwardedFor: undefined, form }).fetch(request());
    const [asked] = gateway.fetch.mock.calls[0] ?? [];
    expect(['user-agent', 'cookie'].map((name) => asked?.headers.get(name))).toEqual([
      'Firefox',
      'known-browser=a~b.c',
    ]);
  });

  it('are nobody’s while a stale page is rendered again', async () => {
    const gateway = gatewayThat(() => Response.json([]));
    await new VisitorCalls(gateway, undefined).fetch(request());
    expect(gateway.fetch.mock.calls[0]?.[1]).toBeUndefined();
  });

  it('remember that the API refused the visitor, and for how long', async () => {
    const gateway = gatewayThat(() => new Response(null, { status: 429, headers: { 'retry-after': '7' } }));
    const calls = new VisitorCalls(gateway, { caller: {}, forwardedFor: undefined });
    await calls.fetch(request());
    expect(calls.refusedFor).toBe(7);
  });

  it('leave to the page of a form that it was refused, so that what was typed is not lost', async () => {
    const gateway = gatewayThat(() => new Response(null, { status: 429, headers: { 'retry-after': '7' } }));
    const form = { body: '', userAgent: undefined, cookie: undefined };
    const calls = new VisitorCalls(gateway, { caller: {}, forwardedFor: undefined, form });
    expect((await calls.fetch(request())).status).toBe(429);
    expect(calls.refusedFor).toBe(0);
  });
});

describe('the cache key of a page', () => {
  const keyOf = keyReader(({ pathname, search }) => ({ address: pathname + search, storage: 'cached' }), siteLanguages);
  const addressOf = (address: string) => keyOf(new URL(address, 'http://site.test')).address;

  it('is one of its own in each language', () => {
    expect(['/', '/hi', '/hero', '/hi/hero'].map(addressOf)).toEqual(['/', '/hi', '/hero', '/hi/hero']);
  });

  it('is that of the same page in any language', () => {
    const seen: string[] = [];
    const read = keyReader(({ pathname }) => {
      seen.push(pathname);
      return { address: '/bikes?sort=price', storage: 'briefly' };
    }, siteLanguages);
    expect(read(new URL('/hi/bikes?sort=price&x=1', 'http://site.test'))).toEqual({
      address: '/hi/bikes?sort=price',
      storage: 'briefly',
    });
    expect(seen).toEqual(['/bikes']);
  });
});
