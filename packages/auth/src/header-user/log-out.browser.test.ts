import { createApiClient } from '@dopahiya/api-client';
import { keepUnsent, rememberReturnPath, returnPath, signIn, unsentFavourites, unsentForms } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { logOut } from './log-out.ts';

const api = (answer: () => Response) => createApiClient({ origin: 'https://api.invalid', fetch: async () => answer() });

afterEach(() => localStorage.clear());

describe('logOut', () => {
  it('tells the account of favourites that it does not know yet, before it signs out', async () => {
    const asked: string[] = [];
    const account = createApiClient({
      origin: 'https://api.invalid',
      fetch: async (input) => {
        const path = new URL(new Request(input).url).pathname;
        asked.push(path);
        if (path.endsWith('/refresh/')) return Response.json({ access: 'a.b.c', username: 'asha' });
        return path.endsWith('/favourites/')
          ? Response.json({ slugs: ['shine'], left_out: [] })
          : new Response(null, { status: 204 });
      },
    });
    signIn('asha');
    unsentFavourites.write({ owner: 'asha', added: ['shine'], removed: [], at: 0 });
    expect(await logOut(account)).toBe(true);
    const [told, ended] = ['/favourites/', '/logout/'].map((end) => asked.findIndex((path) => path.endsWith(end)));
    expect(told).toBeGreaterThan(-1);
    expect(ended).toBeGreaterThan(told ?? 0);
  });

  it.each([
    ['leaves nothing typed for the next person', () => new Response(null, { status: 204 }), true],
    ['keeps what is typed while the server keeps the session', () => Response.json({}, { status: 503 }), false],
  ])('%s', async (_, answer, isOut) => {
    signIn('asha');
    keepUnsent('/contact-us', { comments: 'Is it safe?' });
    rememberReturnPath('/messages');
    expect(await logOut(api(answer))).toBe(isOut);
    expect([unsentForms.read().length, returnPath.read()?.path]).toEqual(isOut ? [0, undefined] : [1, '/messages']);
  });
});
