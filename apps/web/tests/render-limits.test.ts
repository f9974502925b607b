import * as api from '@dopahiya/api';
import { limitRenders, type Render, type RenderLimits } from '@dopahiya/site/server';
import { describe, expect, it, vi } from 'vitest';

const limits = { api, perMinute: 600, atOnce: 2, waiting: 3, waitingOfClient: 2, waitMs: 10_000 };
const asha = { caller: { address: '203.0.113.1' }, forwardedFor: undefined };

/** A renderer whose pages finish when the test says so. */
function slowRenderer(given: Partial<RenderLimits> = {}) {
  const open: (() => void)[] = [];
  const render = vi.fn<Render>(
    (address) => new Promise((resolve) => open.push(() => resolve(new Response(`page ${address}`)))),
  );
  return { open, started: render, render: limitRenders(render, { ...limits, ...given }) };
}

describe('limitRenders', () => {
  it('renders only so many pages at once, and lets only so many wait', async () => {
    const { open, started, render } = slowRenderer();
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((address) => render(address));
    const refused = await render('/f');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    await expect.poll(() => started).toHaveBeenCalledTimes(2);
    for (let finished = 0; finished < 5; finished += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(0);
      open.shift()?.();
    }
    const texts = (await Promise.all(pages)).map((page) => page.text());
    expect(await Promise.all(texts)).toEqual(['page /a', 'page /b', 'page /c', 'page /d', 'page /e']);
  });

  it('lets nobody wait for ever', async () => {
    const { render } = slowRenderer({ atOnce: 1, waitMs: 20 });
    void render('/a');
    expect((await render('/b')).status).toBe(503);
  });

  it('renders what waits and what comes when the site ends', async () => {
    const closing = new AbortController();
    const { open, started, render } = slowRenderer({ atOnce: 1, closing: closing.signal, closingMs: 60_000 });
    const pages = [render('/a'), render('/b')];
    await expect.poll(() => started).toHaveBeenCalledTimes(1);
    closing.abort();
    pages.push(render('/c'));
    for (let finished = 0; finished < 3; finished += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(0);
      open.shift()?.();
    }
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('finishes what runs when the time of a site that ends is over, and answers 503 to who waits or comes then', async () => {
    const closing = new AbortController();
    const { open, started, render } = slowRenderer({ atOnce: 1, closing: closing.signal, closingMs: 0 });
    const running = render('/a');
    await expect.poll(() => started).toHaveBeenCalledTimes(1);
    const waiting = [render('/b'), render('/c')];
    closing.abort();
    await Promise.all(waiting);
    for (const page of [...waiting, render('/d')])
      expect([(await page).status, (await page).headers.get('retry-after')]).toEqual([503, '2']);
    open.shift()?.();
    expect(await (await running).text()).toBe('page /a');
  });

  it('begins each render in a turn of its own, after what came meanwhile and needs no rendering', async () => {
    const events: string[] = [];
    const render = limitRenders(
      async (address) => {
        events.push(address);
        return new Response();
      },
      { ...limits, atOnce: 1 },
    );
    const pages = render('/a').then(() => render('/b'));
    setImmediate(() => events.push('health'));
    await pages;
    expect(events).toEqual(['/a', 'health', '/b']);
  });

  it('gives the place of a page that failed to the next one', async () => {
    const failing = limitRenders(() => Promise.reject(new Error('the database is down')), { ...limits, atOnce: 1 });
    await expect(failing('/a')).rejects.toThrow('the database is down');
    await expect(failing('/a')).rejects.toThrow('the database is down');
  });

  it('lets one client have so many pages on their way, so that others find room', async () => {
    const { open, started, render } = slowRenderer({ atOnce: 1 });
    const pages = [render('/a', asha), render('/b', asha)];
    const refused = await render('/c', asha);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    const other = render('/c', { caller: { address: '203.0.113.2' }, forwardedFor: undefined });
    for (let finished = 0; finished < 3; finished += 1) {
      await expect.poll(() => open.length).toBeGreaterThan(0);
      open.shift()?.();
    }
    expect((await Promise.all([...pages, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = render('/c', asha);
    await expect.poll(() => started).toHaveBeenCalledTimes(4);
    open.shift()?.();
    expect((await next).status).toBe(200);
  });

  it('limits a /48 network of IPv6 as a whole, eight times as widely as one client', async () => {
    const render = limitRenders(async () => new Response('page'), { ...limits, perMinute: 2 });
    const statuses: number[] = [];
    for (let index = 0; index < 20; index++) {
      const visitor = { caller: { address: `2001:db8:1:${index}::1` }, forwardedFor: undefined };
      statuses.push((await render('/a', visitor)).status);
    }
    expect(statuses).toEqual([...Array(16).fill(200), ...Array(4).fill(429)]);
  });

  it.each([
    ['/hi/bikes?page=2', 'hi-IN', 'थोड़ा रुककर फिर कोशिश कीजिए', 'href="/hi"', '<p lang="en-IN">You’ve opened'],
    ['/bikes?page=2', 'en-IN', 'Please wait a moment', 'href="/"'],
  ])(
    'refuses %s in the language of the page, and in English too, as it loads no font',
    async (address, language, ...words) => {
      const render = limitRenders(async () => new Response('page'), { ...limits, perMinute: 1 });
      await render(address, asha);
      const refused = await (await render(address, asha)).text();
      expect(refused).toContain(`<html lang="${language}">`);
      for (const text of words) expect(refused).toContain(text);
    },
  );

  it('limits one client, neither others nor pages that nobody waits for', async () => {
    const render = limitRenders(async () => new Response('page'), { ...limits, perMinute: 2 });
    const statusFor = async (...visitor: Parameters<Render>) => (await render(...visitor)).status;
    expect([await statusFor('/a', asha), await statusFor('/b', asha), await statusFor('/c', asha)]).toEqual([
      200, 200, 429,
    ]);
    expect(await statusFor('/c', { caller: { address: '203.0.113.2' }, forwardedFor: undefined })).toBe(200);
    expect(await statusFor('/c')).toBe(200);
    expect(Number((await render('/c', asha)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('tells clients behind a trusted proxy apart, and believes nobody else whom they ask for', async () => {
    const render = limitRenders(async () => new Response('page'), {
      ...limits,
      perMinute: 1,
      trustedProxies: ['10.0.0.1'],
    });
    const statusFor = async (address: string, forwardedFor: string) =>
      (await render('/', { caller: { address }, forwardedFor })).status;
    expect([await statusFor('10.0.0.1', '198.51.100.1'), await statusFor('10.0.0.1', '198.51.100.2')]).toEqual([
      200, 200,
    ]);
    expect([await statusFor('203.0.113.9', '198.51.100.3'), await statusFor('203.0.113.9', '198.51.100.4')]).toEqual([
      200, 429,
    ]);
  });
});
