import { serveWellKnown } from '@dopahiya/site/server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

const siteWithPages = () => {
  const site = new Hono<{ Bindings: object }>();
  serveWellKnown(site);
  return site.all('*', (c) => c.text('a page', 404));
};

describe('/.well-known/change-password', () => {
  it.each(['GET', 'HEAD'])('leads %s to the profile, where the password is changed', async (method) => {
    const answer = await siteWithPages().request('/.well-known/change-password', { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
  });

  it.each(['/.well-known/change-password?from=manager', '/.well-known/change-password?'])(
    'takes nothing of %s along',
    async (address) => {
      const answer = await siteWithPages().request(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile']);
    },
  );

  it.each(['/.well-known/change-passwords', '/.well-known/', '/hi/.well-known/change-password'])(
    'is no other address: %s',
    async (address) => {
      expect((await siteWithPages().request(address)).status).toBe(404);
    },
  );
});
