import { describe, expect, it, vi } from 'vitest';
import type { Gateway } from './gateway.ts';
import { VisitorCalls } from './renderer.ts';

const request = () => new Request('http://site.test/api/bikes/');
const gatewayThat = (answer: () => Response) => ({
  fetch: vi.fn<Gateway['fetch']>(async () => answer()),
  close: vi.fn(),
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
});
