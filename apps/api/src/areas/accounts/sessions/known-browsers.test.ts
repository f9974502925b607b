import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { BrowserMarks, MARK_SECONDS, type MarkedAccount } from '../tokens/browser-marks.ts';
import { KnownBrowsers } from './known-browsers.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const [oldKey, newKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const account = (id: number): MarkedAccount => ({ id, password_changed_at: noon });

/** Sets up known browsers with these keys at a given time, and helpers that send a request with a cookie. */
function browsersAt({ keys = [oldKey], seconds = 0, siteOrigin = 'http://site.test' } = {}) {
  const clock = () => new Date(noon.getTime() + seconds * 1000);
  const browsers = new KnownBrowsers(siteOrigin, new BrowserMarks(keys, clock));
  return {
    remember: async (of: MarkedAccount, cookie = '') => {
      const app = new Hono<ApiEnv>().get('/', (c) => {
        browsers.remember(c, of);
        return c.text('');
      });
      return String((await app.request('/', { headers: { cookie } })).headers.get('set-cookie'));
    },
    knownTo: async (of: MarkedAccount | undefined, cookie: string) => {
      const app = new Hono<ApiEnv>().get('/', (c) => c.text(browsers.knownTo(c, of) ?? 'nobody'));
      return (await app.request('/', { headers: { cookie } })).text();
    },
  };
}

const sent = (setCookie: string): string => String(setCookie.split(';')[0]);

describe('KnownBrowsers', () => {
  it('knows a browser to the account that signed in there, and to no other', async () => {
    const { remember, knownTo } = browsersAt();
    const cookie = sent(await remember(account(1)));
    expect(await knownTo(account(1), cookie)).toMatch(/^browser [\w-]{22}$/);
    expect([
      await knownTo(account(2), cookie),
      await knownTo(undefined, cookie),
      await knownTo(account(1), ''),
    ]).toEqual(['nobody', 'nobody', 'nobody']);
  });

  it('keeps a cookie for half a year that no script reads, no other site has sent, and only https carries', async () => {
    expect(await browsersAt({ siteOrigin: 'https://site.test' }).remember(account(1))).toMatch(
      /^__Host-known-browser=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await browsersAt().remember(account(1))).toMatch(/^known-browser=[\w.~-]+; .*HttpOnly; SameSite=Strict$/);
  });

  it('says in it neither who signed in nor how many accounts there are', async () => {
    const { remember } = browsersAt();
    const [one, other] = [sent(await remember(account(7))), sent(await remember(account(7)))];
    expect(one.split('.').at(-1)).not.toBe(other.split('.').at(-1));
  });

  it('knows it no more after half a year, and after a new password', async () => {
    const cookie = sent(await browsersAt().remember(account(1)));
    const later = (seconds: number) => browsersAt({ seconds }).knownTo(account(1), cookie);
    expect(await later(MARK_SECONDS)).not.toBe('nobody');
    expect(await later(MARK_SECONDS + 1)).toBe('nobody');
    const changed = { id: 1, password_changed_at: new Date(noon.getTime() + 1) };
    expect(await browsersAt().knownTo(changed, cookie)).toBe('nobody');
  });

  it('keeps five accounts of one browser, those that signed in last, each once', async () => {
    const { remember, knownTo } = browsersAt();
    let cookie = '';
    for (const id of [1, 2, 3, 3, 4, 5, 6]) cookie = sent(await remember(account(id), cookie));
    expect(cookie.length).toBeLessThan(256);
    const names = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => knownTo(account(id), cookie)));
    expect([names[0], new Set(names.slice(1)).size, names[1] === 'nobody']).toEqual(['nobody', 1, false]);
  });

  it('outlives a change of keys as long as the one before is there', async () => {
    const cookie = sent(await browsersAt().remember(account(1)));
    expect(await browsersAt({ keys: [newKey, oldKey] }).knownTo(account(1), cookie)).not.toBe('nobody');
    expect(await browsersAt({ keys: [newKey] }).knownTo(account(1), cookie)).toBe('nobody');
  });

  it('believes no cookie that was made up, changed, or put together of others', async () => {
    const { remember, knownTo } = browsersAt();
    const [mine, other] = [sent(await remember(account(1))), sent(await remember(account(2)))];
    const [name = '', mark = ''] = mine.split('~');
    const [otherName = ''] = other.split('~');
    const forged = [
      `${otherName}~${mark}`,
      `${name}~${mark.replace(/^./, '0')}`,
      `${name}~${mark.slice(0, -1)}`,
      `${name}~${`${mark}~`.repeat(5)}${mark}`,
      `${name}~.`,
      `${name}~${'é'.repeat(22)}`,
      name,
      'known-browser=',
    ];
    for (const cookie of forged) expect([cookie, await knownTo(account(1), cookie)]).toEqual([cookie, 'nobody']);
    expect(sent(await remember(account(1), forged[3]))).not.toContain(mark);
  });
});
